import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

export type Ended = { code: number; out: string; err: string };

/** Runs a command of this folder's as an operator does. */
export function testCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const script = fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));
  return new Promise((ended) => {
    const child = execFile(
      process.execPath,
      ["run", "-A", script, ...args],
      { env: { ...process.env, ...env }, timeout: 120_000 },
      (_, out, err) => ended({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
