import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { startApp } from "../../web/e2e/start-app.ts";
import { medianOf } from "./paired-rounds.ts";
import { publicPages } from "./public-pages.ts";
import { type Report, runLighthouse } from "./run-lighthouse.ts";

// `deno task lighthouse [--runs 3] [paths…]`: runs Lighthouse on every public page of the
// production build with its samples, as a phone on slow 4G, and takes the median of the runs. Exits
// with 1 when a category is below 95.
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { runs: { type: "string", default: "3" } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const least = 95;

const app = await startApp();
const folder = mkdtempSync(join(tmpdir(), "boothwright-lighthouse-"));
let isGood = true;
try {
  const paths = positionals.length > 0 ? positionals : await publicPages(app.origin);
  console.log("| page | performance | accessibility | practices | SEO | FCP | LCP | TBT | CLS |");
  console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
  for (const path of paths) {
    const html = await (await fetch(app.origin + path)).text(); // warms the cache
    const asked = { isIndexed: !html.includes('name="robots" content="noindex'), folder };
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(runLighthouse(app.origin + path, asked));
    const median = (name: keyof Report["figures"]) =>
      medianOf(reports.map(({ figures }) => figures[name]));
    const scores = (["performance", "accessibility", "practices", "seo"] as const).map(median);
    isGood &&= scores.every((score) => score >= least);
    const times = (["fcp", "lcp", "tbt"] as const).map((name) => `${Math.round(median(name))} ms`);
    console.log(`| ${[path, ...scores, ...times, median("cls").toFixed(3)].join(" | ")} |`);
    const failed = new Set(reports.flatMap((report) => report.failed));
    if (failed.size > 0) console.log(`<!-- ${[...failed].join(", ")} -->`);
  }
} finally {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;
