import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { findChromium } from "../../web/e2e/find-chromium.ts";
import { startApp } from "../../web/e2e/start-app.ts";
import { medianOf } from "./paired-rounds.ts";
import { publicPages } from "./public-pages.ts";

/** Lighthouse 13 wants this Node; it is fetched for the run and is no dependency. */
const packages = ["-p", "node@22.23.3", "-p", "lighthouse@13.5.0"];

/** The page's own host and no other. */
const browserFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules='MAP * ~NOTFOUND , EXCLUDE localhost'",
].join(" ");

/** Scores from 0 to 100, times in milliseconds. */
type Report = {
  figures: Record<
    "performance" | "accessibility" | "practices" | "seo" | "fcp" | "lcp" | "tbt" | "cls",
    number
  >;
  /** The audits that cost points. */
  failed: string[];
};

type LighthouseOptions = {
  /** Whether the page should be indexed: a personal page isn't worse for excluding search engines. */
  isIndexed: boolean;
  /** For the report. */
  folder: string;
};

/** Runs Lighthouse once, as the phone on slow 4G that it takes for usual, and again when its browser recorded nothing. */
function runLighthouse(url: string, asked: LighthouseOptions, tries = 3): Report {
  try {
    return runOnce(url, asked);
  } catch (error) {
    if (tries === 1) throw error;
    return runLighthouse(url, asked, tries - 1);
  }
}

function runOnce(url: string, { isIndexed, folder }: LighthouseOptions): Report {
  const file = join(folder, "report.json");
  const skipped = isIndexed ? "" : " --skip-audits=is-crawlable";
  const command = `lighthouse "${url}" --output=json --output-path="${file}" --quiet${skipped} --no-enable-error-reporting --chrome-flags="${browserFlags}"`;
  execFileSync("npx", ["-y", ...packages, "-c", command], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  const { categories, audits } = JSON.parse(readFileSync(file, "utf8"));
  const score = (name: string) => Math.round((categories[name].score ?? 0) * 100);
  const value = (name: string): number => audits[name].numericValue;
  type Weighed = { id: string; weight: number };
  const weighed = Object.values<{ auditRefs: Weighed[] }>(categories).flatMap((it) => it.auditRefs);
  return {
    figures: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      practices: score("best-practices"),
      seo: score("seo"),
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    },
    failed: weighed
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

// `deno task lighthouse [--runs 3] [paths…]`: every public page of the production build with its samples, on Lighthouse's
// phone and slow 4G, the median of so many runs. Ends with 1 when a category is below 95.
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
    const html = await (await fetch(app.origin + path)).text(); // what is made once is made
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
