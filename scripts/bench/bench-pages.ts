import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchChromium } from "../../web/e2e/launch-chromium.ts";
import type { BenchSite } from "./bench-site.ts";
import type { Bound } from "./goal-table.ts";
import { medianOf } from "./paired-rounds.ts";
import { publicPages } from "./public-pages.ts";
import { runLighthouse } from "./run-lighthouse.ts";

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const maxFiles = 15;
const maxKb = 108;
const maxKbOfForms = 125;
const withForm = ["/", "/quote"];

/**
 * Lighthouse's metrics on a slow phone: times in milliseconds, and layout shift, which has no unit.
 */
const loading = [
  { figure: "lcp", what: "LCP", unit: "ms", most: 1100 },
  { figure: "tbt", what: "TBT", unit: "ms", most: 50 },
  { figure: "cls", what: "CLS", unit: "", most: 0 },
] as const;
const mainPages = [
  "/",
  "/how-it-works",
  "/about-us",
  "/portfolio",
  "/our-builders",
  "/trade-show-calendar",
  "/blog",
  "/quote",
];
const runs = 3;

/**
 * Scripts that a first visit to each public page fetches, late parts included: kilobytes on the
 * wire, and number of files. For the main pages also Lighthouse's loading metrics, as medians of
 * three runs.
 */
export async function benchPages(site: BenchSite): Promise<Bound[]> {
  const app = await site.start("deno");
  try {
    const paths = await publicPages(app.origin);
    return [...(await scripts(app.origin, paths)), ...loadingOf(app.origin)];
  } finally {
    await app.stop();
  }
}

async function scripts(origin: string, paths: string[]): Promise<Bound[]> {
  const browser = await launchChromium();
  try {
    const measured: Bound[] = [];
    for (const path of paths) {
      const { files, bytes } = await scriptsOf(browser, origin + path);
      const what = `scripts of ${path.replace(/[\da-f]{8}-[\da-f-]{27}$/, ":id")}`;
      const most = withForm.includes(path) ? maxKbOfForms : maxKb;
      measured.push({ what, unit: "kB", figure: bytes / 1000, most });
      measured.push({ what, unit: "files", figure: files, most: maxFiles });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function scriptsOf(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (!new URL(request.url()).pathname.endsWith(".js")) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const bytes = await Promise.all(sizes);
    return { files: bytes.length, bytes: bytes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await context.close();
  }
}

function loadingOf(origin: string): Bound[] {
  const folder = mkdtempSync(join(tmpdir(), "boothwright-bench-"));
  try {
    return mainPages.flatMap((path) => {
      const asked = { isIndexed: true, folder };
      const reports = Array.from({ length: runs }, () => runLighthouse(origin + path, asked));
      return loading.map(({ figure, what, unit, most }) => ({
        what: `${what} of ${path}`,
        unit,
        figure: medianOf(reports.map(({ figures }) => figures[figure])),
        most,
      }));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
