import { readFileSync } from "node:fs";
import process from "node:process";

/**
 * Calls `onGone` once when the process that started us has ended. `npx` dies of SIGTERM without
 * notifying its children, and only a change of our grandparent process shows it. Returns a function
 * that stops watching.
 */
export function watchStarter(onGone: () => void, everyMs = 250): () => void {
  const first = ancestors();
  if (first === undefined) return () => {};
  const timer = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(timer);
    onGone();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Pids of our parent and grandparent; undefined without /proc. */
function ancestors(): string | undefined {
  try {
    const parent = process.ppid;
    return `${parent} ${parentOf(parent)}`;
  } catch {
    return undefined;
  }
}

function parentOf(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // the name in parentheses may contain anything, so fields are counted after it
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
}
