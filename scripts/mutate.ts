import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { seededRandom } from "../domain/shared/seeded-random.ts";
import { mutationsOf } from "./mutation/mutations-of.ts";
import { testsOf } from "./mutation/tests-of.ts";

// `deno task mutate [--count 100] [--seed 1] [--tree .]`: mutates the domain's rules one at a time
// in a copy, and reports the share of mutations that unit tests catch, and those that survive.
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    /** Another checkout to compare with. */
    tree: { type: "string", default: "." },
  },
});
const folders = ["domain/quotes", "domain/assignment", "domain/accounts"];
const isLeftOut = /\.test\.ts$|\/(examples|ports|passkey-ports|refusals)\.ts$/;
const isUnitTest =
  /^(domain|adapters|app-server)\/.*(?<!\.(integration|e2e|soak|endurance))\.test\.ts$/;
/** Timeout of one test file, in milliseconds. */
const patienceMs = 20_000;

const tree = resolve(values.tree);
const copy = mkdtempSync(join(tmpdir(), "boothwright-mutate-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
const listed = spawnSync("git", ["-C", tree, "ls-files"], { encoding: "utf8" });
const files = listed.stdout.trim().split("\n");
for (const path of files) cpSync(join(tree, path), join(copy, path));
symlinkSync(join(tree, "node_modules"), join(copy, "node_modules"));
writeFileSync(
  join(copy, "vitest.config.ts"),
  "export default { test: { isolate: false, bail: 1, maxWorkers: 1, reporters: [] } };",
);
process.chdir(copy);

const tests = files.filter((path) => isUnitTest.test(path));
const all = files
  .filter((path) => folderOf(path) !== undefined && !isLeftOut.test(path))
  .flatMap((path) =>
    mutationsOf(readFileSync(path, "utf8")).map((mutation) => ({ path, ...mutation })),
  );

const random = seededRandom(values.seed);
const sample = all
  .map((mutation) => ({ mutation, place: random() }))
  .sort((a, b) => a.place - b.place)
  .slice(0, Number(values.count))
  .map(({ mutation }) => mutation);

const used = new Set(sample.flatMap(({ path }) => testsOf(path, tests)));
if (!pass([...used])) throw new Error("The unit tests fail before anything is changed");

const tally: Record<string, { caught: number; tried: number }> = {};
for (const { path, start, end, text } of sample) {
  const source = readFileSync(path, "utf8");
  const folder = folderOf(path) ?? "";
  const count = tally[folder] ?? { caught: 0, tried: 0 };
  tally[folder] = count;
  count.tried += 1;
  writeFileSync(path, source.slice(0, start) + text + source.slice(end));
  if (isCaught(path)) count.caught += 1;
  else {
    const line = source.slice(0, start).split("\n").length;
    console.log(`missed: ${path}:${line}  ${source.slice(start, end).split("\n")[0]} → ${text}`);
  }
  writeFileSync(path, source);
}
for (const [folder, { caught, tried }] of Object.entries(tally)) {
  console.log(`${folder}: ${caught} of ${tried} caught`);
}
const caught = Object.values(tally).reduce((sum, one) => sum + one.caught, 0);
console.log(`${caught} of ${sample.length} mutations caught, of ${all.length} that there are`);

/** The listed folder that contains the path, at any depth. */
function folderOf(path: string): string | undefined {
  return folders.find((folder) => path.startsWith(`${folder}/`));
}

/** Whether a unit test fails or times out. */
function isCaught(path: string): boolean {
  const related = testsOf(path, tests);
  if (related.length === 0) return false;
  return !pass(related);
}

function pass(paths: readonly string[]): boolean {
  const args = ["run", "-A", "node_modules/vitest/vitest.mjs", "run", ...paths];
  const timeout = patienceMs * paths.length;
  const { status } = spawnSync(process.execPath, args, { stdio: "ignore", timeout });
  return status === 0;
}
