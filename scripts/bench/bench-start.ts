import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../adapters/embedded-postgres/free-port.ts";
import { stopGroup } from "../../web/e2e/stop-group.ts";
import type { Bound } from "./goal-table.ts";
import { medianOf } from "./paired-rounds.ts";

const starts = 3;
const maxSecondsFirst = 60;
const maxSeconds = 3;
const pauseMs = 20;
const patienceMs = 120_000;

/**
 * Time from the command to the first page: `deno task start` of a new clone with empty caches,
 * fetching the runtime too, as on a machine with only npm; and again with everything installed and
 * built.
 */
export async function benchStart(): Promise<Bound[]> {
  const first = {
    what: "first start of a new clone, to the first page",
    unit: "s",
    figure: await firstStart(),
    most: maxSecondsFirst,
  };
  return [first, await secondStart()];
}

async function firstStart(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-bench-"));
  try {
    const clone = join(folder, "clone");
    execFileSync("git", ["clone", "--quiet", process.cwd(), clone]);
    const runtime = `deno@${process.versions.deno}`;
    return await start(["npx", "-y", runtime, "task", "start"], {
      cwd: clone,
      env: {
        DATA_DIR: join(folder, "data"),
        DENO_DIR: join(folder, "deno"),
        npm_config_cache: join(folder, "npm"),
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function secondStart(): Promise<Bound> {
  const dataDir = mkdtempSync(join(tmpdir(), "boothwright-bench-"));
  try {
    const times: number[] = [];
    // the first start creates the database
    for (let turn = -1; turn < starts; turn++) {
      const seconds = await start([process.execPath, "task", "start"], {
        env: { DATA_DIR: dataDir },
      });
      if (turn >= 0) times.push(seconds);
    }
    const figure = medianOf(times);
    return { what: "second start, to the first page", unit: "s", figure, most: maxSeconds };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Start = { cwd?: string; env: Record<string, string> };

/** Seconds until the first page. */
async function start(
  [program = "", ...args]: string[],
  { cwd = process.cwd(), env }: Start,
): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, ...env, PORT: `${port}` },
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
    await sleep(pauseMs);
    return false;
  }
}
