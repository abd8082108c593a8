import { spawn } from "node:child_process";
import process from "node:process";
import { postgresProgram } from "./postgres-program.ts";
import type { Account } from "./server-account.ts";

/** Runs one of PostgreSQL's programs to its end. Rejects with its error output. */
export async function runPostgresProgram(
  name: "initdb" | "pg_ctl",
  args: string[],
  account: Account | undefined,
): Promise<void> {
  const own = [postgresProgram(name), ...args];
  const [command = "", ...rest] = account ? [...dropTo(account), ...own] : own;
  // the secrets of the app's environment are not the server's business
  const env = { PATH: process.env.PATH, LC_ALL: "C", PGTZ: "UTC" };
  // a session of its own: Ctrl-C in the terminal must not end it half-way
  const child = spawn(command, rest, {
    cwd: "/",
    detached: true,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let written = "";
  child.stderr.on("data", (chunk) => {
    written += chunk;
  });
  await new Promise<void>((done, failed) => {
    child.once("error", failed);
    child.once("close", (code, signal) => {
      if (code === 0) done();
      else failed(new Error(written.trim() || `${name} ended with ${code ?? signal}`));
    });
  });
}

/** Drops root, except for the capability to traverse the operator's own 0700 folders. */
function dropTo({ uid, gid }: Account): string[] {
  const capability = "-all,+dac_override";
  return [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
    "--",
  ];
}
