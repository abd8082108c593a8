import { StartupError } from "./startup-error.ts";

/** The least version of Node, as in `engines` of package.json. */
export const leastNode = "22.22.0";

/**
 * Throws a StartupError on a Node that is too old, before the first call that it doesn't know. Any
 * Deno is accepted.
 */
export function assertRuntime({ deno, node = "" }: { deno?: string; node?: string }): void {
  if (deno !== undefined || isAtLeast(node, leastNode)) return;
  throw new StartupError(`Boothwright needs Node ${leastNode} or later, and this is Node ${node}`);
}

function isAtLeast(version: string, least: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}
