import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const taskset = ["/usr/bin/taskset", "/bin/taskset"].find((path) => existsSync(path));

/** The same command, on one core of the machine where it has a program for that. */
export function onCore(core: number, command: string[]): string[] {
  return taskset ? [taskset, "-c", `${core}`, ...command] : command;
}

/** Moves a running process, with all its threads, to one core. */
export function moveToCore(core: number, pid: number): void {
  if (taskset) execFileSync(taskset, ["-acp", `${core}`, `${pid}`], { stdio: "ignore" });
}
