import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { patienceMs } from "../../../adapters/system/test/patience.ts";
import { clockEnv } from "../../../adapters/system/test/test-time.ts";

export type Ended = { code: number; out: string; err: string };

/** Runs a command of this folder's as an operator does, in the time of the tests unless it is in production. */
export function testCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const script = fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));
  const clock = env.APP_ENV === "production" ? {} : clockEnv();
  return new Promise((ended) => {
    const child = execFile(
      process.execPath,
      ["run", "-A", script, ...args],
      { env: { ...process.env, ...clock, ...env }, timeout: patienceMs },
      (_, out, err) => ended({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
