import type axe from "axe-core";
import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { bringAxe } from "./bring-axe.ts";

type Look = { width: number; colorScheme: "light" | "dark"; rules?: "all" | "contrast" };

const phone: Look = { width: 360, colorScheme: "light", rules: "all" };
const tablet: Look = { width: 768, colorScheme: "light" };
const desktop: Look = { width: 1280, colorScheme: "dark", rules: "contrast" };

/** Each width and each color scheme is seen once; the pairs of colors are a unit test's. */
const looksOf = {
  phone: [phone],
  every: [phone, tablet, desktop],
  "every, by all rules": [phone, tablet, { ...desktop, rules: "all" }],
} satisfies Record<string, Look[]>;

/** To be looked at by people, beside those of `every`. */
const pictured: Look[] = [
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
];

type Options = {
  /** Touch targets are large enough. Where it is the page's main part, axe leaves out header and footer. */
  part?: Locator;
  what?: string;
  /** With PICTURES set, it takes one of each look under this name. */
  picture?: string;
  /** On a phone by day alone, unless it says otherwise. */
  looks?: keyof typeof looksOf;
  /** Unless it says otherwise, in several looks and in the soak run. */
  comparesColors?: boolean;
};

/**
 * Axe finds nothing and nothing sticks out: on a phone, or in every look. The contrast of colors takes axe longer than all else:
 * it is compared in several looks and in `soak`; a unit test compares the pairs of tokens.
 */
export async function expectFit(
  page: Page,
  {
    part,
    picture,
    what = page.url(),
    looks: wanted = "phone",
    comparesColors = wanted !== "phone" || inject("isLong"),
  }: Options = {},
): Promise<void> {
  const takesPictures = process.env.PICTURES && picture;
  const looks = takesPictures ? [...looksOf.every, ...pictured] : looksOf[wanted];
  const before = page.viewportSize();
  for (const { width, colorScheme, rules } of looks) {
    const look = `${what}, ${width} px, ${colorScheme}`;
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    if (takesPictures) {
      const path = `${process.env.PICTURES}/${picture}-${width}-${colorScheme}.png`;
      await page.screenshot({ path });
    }
    if (rules === "all") {
      const choice = { rules: { "color-contrast": { enabled: comparesColors } } };
      expect(await faults(page, part, choice), look).toEqual([]);
    } else if (rules && comparesColors) {
      expect(await faults(page, part, { runOnly: ["color-contrast"] }), look).toEqual([]);
    }
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, look).toBeLessThanOrEqual(0);
    expect(await page.evaluate(brokenWords), look).toEqual([]);
    if (width < 768) expect(await page.evaluate(lowLinks), look).toEqual([]);
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
  await bringAxe(page);
  const isPart = async (selector: string) =>
    ((await part?.and(page.locator(selector)).count()) ?? 0) > 0;
  const isDialog = await isPart("[role=dialog], [role=alertdialog]");
  const looked = part && isDialog ? part : page.locator("html");
  const frame = (await isPart("main")) ? ["header:not(main *)", "footer:not(main *)"] : [];
  const given = { choice, frame };
  return looked.evaluate(async (root, { choice, frame }) => {
    const here = Reflect.get(globalThis, "axe") as typeof axe;
    const run = async (part: Element) => {
      const options = { resultTypes: ["violations" as const], iframes: false, elementRef: true };
      const context = { include: [part], exclude: frame };
      const { violations } = await here.run(context, { ...options, ...choice });
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
  }, given);
}

/**
 * Words in tables that go on in the next line without a hyphen [W28]. Addresses may, and what is
 * longer than any word.
 */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const cell = text.parentElement?.closest("td, th");
    if (!cell?.checkVisibility() || getComputedStyle(cell).hyphens === "auto") continue;
    for (const { 0: token, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
      if (/[@/:_]|\w\.\w/.test(token)) continue;
      for (const word of token.matchAll(/[A-Za-z]{2,20}/g)) {
        range.setStart(text, index + word.index);
        range.setEnd(text, index + word.index + word[0].length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`"${word[0]}" of "${token}" is broken`);
      }
    }
  }
  return found;
}

/**
 * Links of lists that are lower than a finger needs [W31]: with little text beside them, and without
 * a larger part of their entry that can be tapped as well.
 */
function lowLinks(): string[] {
  return Array.from(document.querySelectorAll("main li a"))
    .filter((link) => {
      const entry = link.closest("li, p, dd");
      const beside = (entry?.textContent?.length ?? 0) - (link.textContent?.length ?? 0);
      const isOverEntry = getComputedStyle(link, "::after").position === "absolute";
      const { height } = link.getBoundingClientRect();
      return beside < 25 && !isOverEntry && link.checkVisibility() && height > 1 && height < 43.5;
    })
    .map((link) => `${link.textContent} is low`);
}

function tooSmall(part: Locator): Promise<string[]> {
  return part
    .locator(":is(input:not([type=checkbox]), select, textarea, button):visible")
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    );
}
