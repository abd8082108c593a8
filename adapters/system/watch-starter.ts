import { readFileSync } from "node:fs";
import process from "node:process";

/**
 * Calls `onGone` once when the process that started us has ended. `npx` dies of SIGTERM without
 * a word to those between it and us, and only a change of our parent's parent shows it. Returns a function that ends the watch.
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

/** Our parent and its parent; undefined where there is no /proc. */
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
  // the name in brackets may hold anything, so count from behind it
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
}
