import { execFileSync } from "node:child_process";

let found: string | undefined;

/** The path of Node, in the version that the product is promised to run on. Asking `npx` takes seconds, so it is asked once. */
export function nodeProgram(): string {
  const ask = ["-y", "-p", "node@22.23.3", "-c", "command -v node"];
  found ??= execFileSync("npx", ask, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
  return found;
}
