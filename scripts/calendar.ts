import { spawnSync } from "node:child_process";
import process from "node:process";
import { envAt, inWords, moments } from "./calendar/moments.ts";

// `deno task calendar [3 7]`: runs unit, integration and the main browser tests at each of twelve
// moments, or at the given ones, and reports which failed
const numbers = process.argv.slice(2).map(Number);
const all = moments.map((moment, index) => ({
  ...moment,
  number: index + 1,
  words: `${index + 1}. ${moment.what}: ${inWords(moment)}`,
}));
const chosen = numbers.length === 0 ? all : all.filter(({ number }) => numbers.includes(number));
const run = ["run", "-A", "node_modules/vitest/vitest.mjs", "run", "--reporter=minimal"];
const tally = "--reporter=./scripts/tally-reporter.ts";
const projects = ["unit", "integration", "e2e"].map((name) => `--project=${name}`);

const begun = performance.now();
const results = chosen.map((moment) => {
  console.log(`\n=== ${moment.words}`);
  const start = performance.now();
  const env = { ...process.env, ...envAt(moment), TEST_BROWSER: "main" };
  const { status } = spawnSync(process.execPath, [...run, tally, ...projects], {
    env,
    stdio: "inherit",
  });
  return { moment, isGreen: status === 0, seconds: secondsSince(start) };
});

console.log("");
for (const { moment, isGreen, seconds } of results)
  console.log(`${isGreen ? "green" : "RED  "} ${`${seconds}`.padStart(4)} s  ${moment.words}`);
const red = results.filter(({ isGreen }) => !isGreen).length;
console.log(`${results.length} runs in ${secondsSince(begun)} s, ${red} red`);
process.exit(red === 0 ? 0 : 1);

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
