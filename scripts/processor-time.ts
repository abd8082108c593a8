import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

/**
 * CPU seconds (user and system) of this process and all its descendants; undefined except on Linux.
 */
export function processorSeconds(): number | undefined {
  try {
    const all = readProcesses();
    const ours = new Set([process.pid]);
    // a parent may be listed after its child
    for (let known = 0; known < ours.size; ) {
      known = ours.size;
      for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
    }
    const ticks = all.reduce((sum, { pid, ticks }) => sum + (ours.has(pid) ? ticks : 0), 0);
    return ticks / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/**
 * Makes Linux reparent orphaned descendants (such as a database whose starter has ended) to this
 * process, so that `processorSeconds()` counts them. Where the runtime can't call prctl, they are
 * not counted.
 */
export function adoptOrphans(): void {
  if (process.platform !== "linux" || typeof Deno === "undefined") return;
  try {
    const symbols = { prctl: { parameters: ["i32", "u64"], result: "i32" } } as const;
    Deno.dlopen("libc.so.6", symbols).symbols.prctl(setChildSubreaper, 1n);
  } catch {
    // without this C library the machine's first process adopts them
  }
}

/** PR_SET_CHILD_SUBREAPER of prctl(2). */
const setChildSubreaper = 36;
/** USER_HZ, the same on every Linux that Deno runs on. */
const ticksPerSecond = 100;

/**
 * All processes with their own CPU time and that of their ended children: fields 4 and 14 to 17 of
 * proc(5).
 */
function readProcesses() {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const stat = readStat(pid);
    if (stat === undefined) return [];
    // the program's name in parentheses may contain spaces
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks }];
  });
}

function readStat(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return undefined; // the process has ended meanwhile
  }
}
