import type { Browser } from "playwright-core";
import { launchChromium } from "../../web/e2e/launch-chromium.ts";
import type { BenchSite } from "./bench-site.ts";
import type { Bound } from "./goal-table.ts";
import { publicPages } from "./public-pages.ts";

const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const mostFiles = 15;
const mostKb = 108;
const mostKbOfForms = 125;
const withForm = ["/", "/quote"];

/** Scripts that a first visit to each public page fetches by itself, late parts included: kilobytes on the line, and files. */
export async function benchPages(site: BenchSite): Promise<Bound[]> {
  const app = await site.start("deno");
  const browser = await launchChromium();
  try {
    const measured: Bound[] = [];
    for (const path of await publicPages(app.origin)) {
      const { files, bytes } = await scriptsOf(browser, app.origin + path);
      const what = `scripts of ${path.replace(/[\da-f]{8}-[\da-f-]{27}$/, ":id")}`;
      const most = withForm.includes(path) ? mostKbOfForms : mostKb;
      measured.push({ what, unit: "kB", figure: bytes / 1000, most });
      measured.push({ what, unit: "files", figure: files, most: mostFiles });
    }
    return measured;
  } finally {
    await browser.close();
    await app.stop();
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
