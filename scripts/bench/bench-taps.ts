import type { Locator, Page } from "playwright-core";
import { launchChromium } from "../../web/e2e/launch-chromium.ts";
import { quoteAnswers } from "../../web/e2e/steps/quote-wizard.ts";
import type { BenchSite } from "./bench-site.ts";
import type { Bound } from "./goal-table.ts";
import { medianOf } from "./paired-rounds.ts";

const maxMs = 100;
const slowness = 4;
const turns = 7;
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

type Interaction = {
  what: string;
  path: string;
  /** Prepares the page; not measured. */
  begin?: (page: Page) => Promise<void>;
  /** The button to tap. */
  button: (page: Page) => Locator;
};

const interactions: Interaction[] = [
  {
    what: "a filter of the portfolio",
    path: "/portfolio",
    async begin(page) {
      await page.getByRole("button", { name: "Filters" }).first().tap();
      await page.locator("#portfolio-filters summary").first().tap();
    },
    button: (page) => page.locator("#portfolio-filters input[type=checkbox]").first(),
  },
  {
    what: "a heart",
    path: "/portfolio",
    button: (page) => page.getByRole("main").getByRole("button", { name: "Favorite:" }).first(),
  },
  {
    what: "the wizard's Next",
    path: "/quote",
    async begin(page) {
      const form = page.locator("#quote-wizard");
      await form.locator("[name=tradeShowName]").fill(quoteAnswers.tradeShowName);
      await form.locator("[name=eventDate]").fill(quoteAnswers.eventDate);
      await form.locator("[name=venue]").fill(quoteAnswers.venue);
    },
    button: (page) => page.locator("#quote-wizard").getByRole("button", { name: "Next" }),
  },
  {
    what: "a builder's dialog",
    path: "/our-builders",
    button: (page) => page.getByRole("button", { name: /^Connect with/ }).first(),
  },
];

/**
 * Time from a tap to the next paint, in milliseconds, from Chromium's Event Timing API, with a CPU
 * slowdown of four.
 */
export async function benchTaps(site: BenchSite): Promise<Bound[]> {
  const app = await site.start("deno");
  const browser = await launchChromium();
  try {
    const measured: Bound[] = [];
    for (const { what, path, begin, button } of interactions) {
      const times: number[] = [];
      for (let turn = 0; turn < turns; turn++) {
        const context = await browser.newContext({ ...phone, baseURL: app.origin });
        const page = await context.newPage();
        await page.goto(path, { waitUntil: "networkidle" });
        const devtools = await context.newCDPSession(page);
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
        await begin?.(page);
        // people tap what they see: let pictures that scrolling brings into view be painted first
        await button(page).scrollIntoViewIfNeeded();
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
        await page.evaluate(watchTaps);
        await button(page).tap();
        times.push(await page.evaluate(slowestTap));
        await context.close();
      }
      measured.push({
        what: `${what}, to the next paint`,
        unit: "ms",
        figure: medianOf(times),
        most: maxMs,
      });
    }
    return measured;
  } finally {
    await browser.close();
    await app.stop();
  }
}

type Watched = typeof globalThis & { taps: PerformanceEntry[] };

/** Runs in the page. */
function watchTaps() {
  const taps: PerformanceEntry[] = [];
  Object.assign(globalThis, { taps });
  const watch = new PerformanceObserver((seen) => taps.push(...seen.getEntries()));
  watch.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Runs in the page, without outside references: the longest event of a tap, or 0 when all took less
 * than 16 ms.
 */
async function slowestTap(): Promise<number> {
  // an event is reported only after the next paint
  await new Promise((done) => setTimeout(done, 1500));
  const ofTap = (globalThis as Watched).taps.filter(({ name }) =>
    ["pointerdown", "pointerup", "click"].includes(name),
  );
  return Math.max(0, ...ofTap.map(({ duration }) => duration));
}
