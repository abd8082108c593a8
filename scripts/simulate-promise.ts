import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import process from "node:process";
import { parentPort, Worker, workerData } from "node:worker_threads";
import {
  type Cell,
  type CellResult,
  simulateCell,
  ways,
} from "./simulate-promise/simulate-cell.ts";
import { simulationReport } from "./simulate-promise/simulation-report.ts";

const help = `deno task simulate-promise [REQUESTS] [SEED]

Plays requests and builders against the rules that keep the promise of five quotes, and writes the outcome to
docs/promise-simulation.md. 100,000 requests by default.`;

const sizes = [5, 8, 12, 20];

type Task = { cells: Cell[]; seed: string };

if (parentPort) {
  const { cells, seed } = workerData as Task;
  parentPort.postMessage(cells.map((cell) => simulateCell(cell, seed)));
} else if (process.argv.includes("--help")) {
  console.log(help);
} else {
  const [requests = "100000", seed = "boothwright"] = process.argv.slice(2);
  const started = performance.now();
  const cells = sizes.flatMap((fitting) => ways.map((way) => ({ fitting, way })));
  const each = Math.ceil(Number(requests) / cells.length);
  const results = await simulateAll(
    cells.map((cell) => ({ ...cell, requests: each })),
    seed,
  );
  await writeFile("docs/promise-simulation.md", simulationReport(results, seed));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`docs/promise-simulation.md: ${each * cells.length} requests in ${seconds} s`);
}

/** Distributes the cells over the CPU cores and returns the results in the cells' order. */
async function simulateAll(cells: Cell[], seed: string): Promise<CellResult[]> {
  const batches: Cell[][] = Array.from({ length: Math.min(availableParallelism(), 8) }, () => []);
  // largest cells first, so that no core ends up with a large one last
  const bySize = [...cells].sort((one, other) => other.fitting - one.fitting);
  bySize.forEach((cell, at) => {
    batches[at % batches.length]?.push(cell);
  });
  const filled = batches.filter((batch) => batch.length > 0);
  const results = (
    await Promise.all(filled.map((batch) => inWorker({ cells: batch, seed })))
  ).flat();
  return cells.flatMap((cell) =>
    results.filter(({ fitting, way }) => fitting === cell.fitting && way === cell.way),
  );
}

function inWorker(task: Task): Promise<CellResult[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
