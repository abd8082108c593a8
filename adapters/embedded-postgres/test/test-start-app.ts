import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { setpriv } from "../run-postgres-program.ts";
import type { Account } from "../server-account.ts";

const program = fileURLToPath(new URL("./test-app.ts", import.meta.url));
const runtime = [process.execPath, ...("Deno" in globalThis ? ["run", "-A"] : [])];

type Opened = { url: string; migrateUrl: string; adopted: boolean };
type Options = { account?: Account; killAfterMs?: number };

/** Starts `test-app.ts` as its own process and returns what it opened. Rejects when it exits early. */
export async function startTestApp(folder: string, { account, killAfterMs }: Options = {}) {
  const [command = "", ...args] = [
    ...(account ? setpriv(account, "dac_read_search") : []),
    ...runtime,
    program,
    folder,
  ];
  const env = { ...process.env, DENO_DIR: account ? `${folder}/../deno` : process.env.DENO_DIR };
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  if (killAfterMs) setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  const [line] = await Promise.race([
    once(createInterface(child.stdout), "line"),
    ended.then(([code]) => Promise.reject(new Error(`The test app ended with ${code}`))),
  ]);
  const { url, migrateUrl, adopted } = JSON.parse(line) as Opened;
  return {
    url,
    migrateUrl,
    adopted,
    async end(signal: "SIGTERM" | "SIGKILL") {
      child.kill(signal);
      await ended;
    },
  };
}
