import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const taskset = ["/usr/bin/taskset", "/bin/taskset"].find((path) => existsSync(path));

/** The command pinned to one CPU core, if the machine has a program for that. */
export function onCore(core: number, command: string[]): string[] {
  return taskset ? [taskset, "-c", `${core}`, ...command] : command;
}

/** Pins a running process with all its threads to one CPU core. */
export function moveToCore(core: number, pid: number): void {
  if (taskset) execFileSync(taskset, ["-acp", `${core}`, `${pid}`], { stdio: "ignore" });
}
