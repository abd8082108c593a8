import axe from "axe-core";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

type Look = { width: number; colorScheme: "light" | "dark"; rules: Rules };
type Rules = "all" | "colours" | "none";

/** Each width and each scheme once. A middle width differs in what may stick out. */
const looks: Look[] = [
  { width: 360, colorScheme: "light", rules: "all" },
  { width: 768, colorScheme: "light", rules: "none" },
  { width: 1280, colorScheme: "dark", rules: "all" },
];

/** For pages that show the pieces which all others are made of: each scheme at each width. */
const thoroughLooks: Look[] = [
  ...looks,
  { width: 360, colorScheme: "dark", rules: "colours" },
  { width: 1280, colorScheme: "light", rules: "colours" },
];

type Options = { part?: Locator; picture?: string; what?: string; thorough?: boolean };

/**
 * In each look axe finds nothing and nothing sticks out; of `part`, what is pressed is large
 * enough for a thumb. Colours are looked at in `part` alone, if there is one: they take axe longest.
 * With PICTURES set and a `picture` named, it takes one of each look.
 */
export async function expectFit(
  page: Page,
  { part, picture, what = page.url(), thorough = false }: Options = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const { width, colorScheme, rules } of thorough ? thoroughLooks : looks) {
    const look = `${what}, ${width} px, ${colorScheme}`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settle(page);
    if (process.env.PICTURES && picture) {
      const path = `${process.env.PICTURES}/${picture}-${width}-${colorScheme}.png`;
      await page.screenshot({ path });
    }
    if (rules !== "none") expect(await faults(page, rules, part), look).toEqual([]);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, look).toBeLessThanOrEqual(0);
    if (part) expect(await tooSmall(part), look).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Waits until nothing is on its way, since a colour between two colours may be too pale. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const next = () => new Promise((done) => requestAnimationFrame(done));
    const ending = () =>
      document
        .getAnimations()
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    // what inherits a colour sets out when its parent has arrived, so one look is not enough
    do {
      await Promise.allSettled(ending().map((one) => one.finished));
      await next();
      await next();
    } while (ending().length > 0);
  });
}

/** What axe finds, as rule and element. */
async function faults(page: Page, rules: Rules, part = page.locator("html")): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  return part.evaluate(async (part, rules) => {
    const here = Reflect.get(globalThis, "axe") as typeof axe;
    const colours = "color-contrast";
    const run = async (where: axe.ElementContext, options: axe.RunOptions) => {
      const always = { resultTypes: ["violations" as const], iframes: false, elementRef: true };
      const { violations } = await here.run(where, { ...always, ...options });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })));
    };
    const all = document.documentElement;
    const found =
      rules === "all" ? await run(all, { rules: { [colours]: { enabled: false } } }) : [];
    let pale = await run(part, { runOnly: colours });
    // of what is scrolled out of sight it takes the veil behind a dialog for the ground
    for (let [first] = pale; first?.element; [first] = pale) {
      const { element } = first;
      element.scrollIntoView({ block: "center" });
      const again = await run(
        { include: pale.flatMap((each) => each.element ?? []) },
        { runOnly: colours },
      );
      found.push(...again.filter((each) => each.element === element));
      pale = again.filter((each) => each.element !== element);
    }
    found.push(...pale);
    return found.map(({ id, html, failureSummary }) => `${id} ${html} ${failureSummary}`);
  }, rules);
}

function tooSmall(part: Locator): Promise<string[]> {
  return part
    .locator(":is(input:not([type=checkbox]), select, textarea, button):visible")
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
    );
}
