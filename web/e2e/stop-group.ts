import type { ChildProcess } from "node:child_process";
import process from "node:process";
import { patienceMs } from "../../adapters/system/test/patience.ts";

/** Sends SIGTERM to a child that leads its own group and to all it started, and waits for the end. */
export async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const tooLate = new Promise<never>((_, failed) => {
    timer = setTimeout(() => {
      process.kill(group, "SIGKILL");
      failed(new Error(`Process ${child.pid} did not end within ${patienceMs} ms of SIGTERM`));
    }, patienceMs);
  });
  process.kill(group, "SIGTERM");
  await Promise.race([ended, tooLate]).finally(() => clearTimeout(timer));
}
