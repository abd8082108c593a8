import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";

/** Its source, minified: each page evaluates it again. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

type Look = { width: number; colorScheme: "light" | "dark"; isExamined?: boolean };

const phone: Look = { width: 360, colorScheme: "light", isExamined: true };

/** Each width and each color scheme is seen once, and axe reads the narrowest and the widest; the pairs of colors are a unit test's. */
const others: Look[] = [
  { width: 768, colorScheme: "light" },
  { width: 1280, colorScheme: "dark", isExamined: true },
];
/** To be looked at by people, beside those. */
const pictured: Look[] = [
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
];

type Options = {
  /** Touch targets are large enough. */
  part?: Locator;
  what?: string;
  /** With PICTURES set, it takes one of each look under this name. */
  picture?: string;
  /** On a phone by day alone, unless it says otherwise. */
  looks?: "every";
};

/**
 * Axe finds nothing and nothing sticks out: on a phone, or in every look. The contrast of colors takes axe longer than all else:
 * it is compared in several looks and in `soak`; a unit test compares the pairs of tokens.
 */
export async function expectFit(
  page: Page,
  { part, picture, what = page.url(), looks: wanted }: Options = {},
): Promise<void> {
  const takesPictures = process.env.PICTURES && picture;
  const looks = [
    ...(wanted || takesPictures ? [phone, ...others] : [phone]),
    ...(takesPictures ? pictured : []),
  ];
  const contrast = wanted !== undefined || inject("isLong");
  const choice = contrast ? {} : { rules: { "color-contrast": { enabled: false } } };
  const before = page.viewportSize();
  for (const { width, colorScheme, isExamined } of looks) {
    const look = `${what}, ${width} px, ${colorScheme}`;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    if (takesPictures) {
      const path = `${process.env.PICTURES}/${picture}-${width}-${colorScheme}.png`;
      await page.screenshot({ path });
    }
    if (isExamined) expect(await faults(page, part, choice), look).toEqual([]);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, look).toBeLessThanOrEqual(0);
    if (part) expect(await tooSmall(part), look).toEqual([]);
  }
  if (before && page.viewportSize()?.width !== before.width) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** Waits until nothing is on its way, since a color between two colors may be too pale. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const next = () => new Promise((done) => requestAnimationFrame(done));
    const ending = () =>
      document
        .getAnimations()
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    // what inherits a color sets out when its parent has arrived, so one look is not enough
    do {
      await Promise.allSettled(ending().map((one) => one.finished));
      await next();
      await next();
    } while (ending().length > 0);
  });
}

/**
 * Violations found by axe, as rule and element, by all rules or the given ones. With an open dialog
 * only the dialog is checked; the page behind it is checked by itself.
 */
async function faults(page: Page, part: Locator | undefined, choice: axe.RunOptions) {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axeSource);
  const dialogs = part?.and(page.locator("[role=dialog], [role=alertdialog]"));
  const isDialog = ((await dialogs?.count()) ?? 0) > 0;
  const looked = part && isDialog ? part : page.locator("html");
  return looked.evaluate(async (root, chosen) => {
    const here = Reflect.get(globalThis, "axe") as typeof axe;
    const run = async (part: Element) => {
      const options = { resultTypes: ["violations" as const], iframes: false, elementRef: true };
      const { violations } = await here.run(part, { ...options, ...chosen });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })));
    };
    const found: string[] = [];
    for (const { id, element, html, failureSummary } of await run(root)) {
      // of what is scrolled out of sight it takes the veil behind a dialog for the ground
      if (id === "color-contrast" && element) {
        element.scrollIntoView({ block: "center" });
        if (!(await run(element)).some((again) => again.id === id)) continue;
      }
      found.push(`${id} ${html} ${failureSummary}`);
    }
    return found;
  }, choice);
}

function tooSmall(part: Locator): Promise<string[]> {
  return part
    .locator(":is(input:not([type=checkbox]), select, textarea, button):visible")
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    );
}
