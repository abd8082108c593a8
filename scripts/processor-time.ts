import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

/** The seconds of processor time (user and system) that this process and all that it started have taken, where Linux tells. */
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
 * Makes Linux hand this process the orphans among its descendants (a database that leaves its starter), so that
 * `processorSeconds()` counts them. Where the runtime has no way to ask for it, they are not counted.
 */
export function adoptOrphans(): void {
  if (process.platform !== "linux" || typeof Deno === "undefined") return;
  try {
    const symbols = { prctl: { parameters: ["i32", "u64"], result: "i32" } } as const;
    Deno.dlopen("libc.so.6", symbols).symbols.prctl(setChildSubreaper, 1n);
  } catch {
    // Without this C library the first process of the machine adopts them.
  }
}

/** PR_SET_CHILD_SUBREAPER of prctl(2). */
const setChildSubreaper = 36;
/** USER_HZ, the same on every Linux that Deno runs on. */
const ticksPerSecond = 100;

/** Each process with its own time and that of its children that have ended: fields 4 and 14 to 17 of proc(5). */
function readProcesses() {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const stat = readStat(pid);
    if (stat === undefined) return [];
    // the program's name in parentheses may hold spaces
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks }];
  });
}

function readStat(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return undefined; // it has ended meanwhile
  }
}
