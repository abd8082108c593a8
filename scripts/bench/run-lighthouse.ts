import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { findChromium } from "../../web/e2e/find-chromium.ts";

/**
 * Lighthouse 13 requires this version of Node, which is fetched for the run and is no dependency.
 */
const packages = ["-p", "node@22.23.3", "-p", "lighthouse@13.5.0"];

/** Resolves only the page's own host. */
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
export type Report = {
  figures: Record<
    "performance" | "accessibility" | "practices" | "seo" | "fcp" | "lcp" | "tbt" | "cls",
    number
  >;
  /** The audits that lower a score. */
  failed: string[];
};

type LighthouseOptions = {
  /**
   * Whether the page should be indexed: a personal page isn't scored lower for excluding search
   * engines.
   */
  isIndexed: boolean;
  /** Folder for the report. */
  folder: string;
};

/**
 * Runs Lighthouse once, with its default phone on slow 4G, and again when its browser recorded
 * nothing.
 */
export function runLighthouse(url: string, asked: LighthouseOptions, tries = 3): Report {
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
