import { readFileSync } from "node:fs";
import process from "node:process";

// not detected by looking for /proc, which a restricted process may not do
const hasProc = process.platform === "linux";

/** The start time of a process, to compare with another; undefined when it is gone or a zombie. */
export function runningSince(pid: number): string | undefined {
  return hasProc ? sinceInProc(pid) : isKnown(pid) ? "unknown" : undefined;
}

function sinceInProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // the name in parentheses may contain anything, so fields are counted after it
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function isKnown(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
