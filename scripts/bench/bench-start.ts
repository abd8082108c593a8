import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { freePort } from "../../adapters/embedded-postgres/free-port.ts";
import { stopGroup } from "../../web/e2e/stop-group.ts";
import type { Bound } from "./goal-table.ts";
import { medianOf } from "./paired-rounds.ts";

const starts = 3;
const mostSeconds = 3;
const pauseMs = 20;
const patienceMs = 120_000;

/** `deno task start` where everything is installed and built, from the command to the first page. */
export async function benchStart(): Promise<Bound[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "boothwright-bench-"));
  try {
    const times: number[] = [];
    // the first one makes the database
    for (let turn = -1; turn < starts; turn++) {
      const seconds = await startOnce(dataDir);
      if (turn >= 0) times.push(seconds);
    }
    const figure = medianOf(times);
    return [{ what: "second start, to the first page", unit: "s", figure, most: mostSeconds }];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, ["task", "start"], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir },
  });
  try {
    while (!(await answers(`http://localhost:${port}/`))) {
      if (child.exitCode !== null || performance.now() - began > patienceMs)
        throw new Error("deno task start did not start");
    }
    return (performance.now() - began) / 1000;
  } finally {
    await stopGroup(child);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    await new Promise((later) => setTimeout(later, pauseMs));
    return false;
  }
}
