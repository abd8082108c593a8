import type axe from "axe-core";
import type { Locator, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { bringAxe } from "./bring-axe.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The soak run, which walks all the way. */
    isLong: boolean;
  }
}

type Stop = { id: number; faults: string[] };

/**
 * Goes round a dialog with Tab, and back with Shift+Tab: the focus never leaves it, and whatever gets it is in sight, has
 * a mark to be seen by and a name to be heard by. Outside of the soak run it takes one step back and one forth.
 */
export async function walkByTab(page: Page, dialog: Locator): Promise<void> {
  if (!inject("isLong")) {
    for (const step of ["Shift+Tab", "Tab"]) {
      await page.keyboard.press(step);
      expect(await dialog.evaluate((one) => one.contains(document.activeElement)), step).toBe(true);
    }
    return;
  }
  await page.evaluate(() => {
    Reflect.set(globalThis, "stops", []);
  });
  // found once: by role and name takes longer than to examine a stop
  const sheet = await dialog.elementHandle();
  if (!sheet) throw new Error("There is no dialog to walk");
  const at = () => sheet.evaluate(examineStop);
  // what had the focus may be gone, and the dialog itself has it
  const isAtNone = () => sheet.evaluate((one) => one === document.activeElement);
  if (await isAtNone()) await page.keyboard.press("Tab");
  const first = await at();
  const way = [first];
  for (let stop: Stop | undefined; stop?.id !== first.id; way.push(stop)) {
    await page.keyboard.down("Tab"); // held down it goes on and on, and costs half of a press
    stop = await at();
    if (way.length > 200) throw new Error("Tab never comes round");
  }
  await page.keyboard.up("Tab");
  expect(way.flatMap(({ faults }) => faults)).toEqual([]);
  expect(await nameless(page)).toEqual([]);

  const record = await sheet.evaluateHandle(recordFocus);
  await page.keyboard.down("Shift");
  for (const _ of way.slice(1)) await page.keyboard.down("Tab");
  await page.keyboard.up("Tab");
  await page.keyboard.up("Shift");
  const back = await record.evaluate(({ ids, end }) => {
    end.abort();
    return ids;
  });
  const forth = way.map(({ id }) => id).filter((id, place, all) => id !== all[place - 1]);
  await record.dispose();
  await sheet.dispose();
  expect(back, "the way back").toEqual(forth.reverse().slice(1));
}

/** Runs in the page: where the focus is, and what is wrong with that place. */
function examineStop(dialog: Node): Stop {
  const here = globalThis as { stops?: Element[] };
  here.stops ??= [];
  const one = document.activeElement as HTMLElement;
  if (!here.stops.includes(one)) here.stops.push(one);
  const faults: string[] = [];
  const check = (isFine: boolean, words: string) => isFine || faults.push(`${words}: ${tag}`);
  const tag = one.outerHTML.replace(/>.*/s, ">");

  const label = (one as HTMLInputElement).labels?.[0];
  const own = one.getBoundingClientRect();
  const box = own.height < 8 && label ? label.getBoundingClientRect() : own;
  check(dialog.contains(one), "outside of the dialog");
  check(box.left >= 0 && box.right <= innerWidth, "sticks out sideways");
  const isTall = box.height > innerHeight * 0.75;
  check(isTall || (box.top >= 0 && box.bottom <= innerHeight), "out of sight");
  const middle = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
  const top = document.elementFromPoint((box.left + box.right) / 2, middle);
  const isOnTop = top && (one.contains(top) || label?.contains(top) || top.contains(one));
  check(Boolean(isOnTop), `behind ${top?.outerHTML.replace(/>.*/s, ">")}`);

  const outlined = (styles: CSSStyleDeclaration) =>
    styles.outlineStyle !== "none" && Number.parseFloat(styles.outlineWidth) >= 2;
  const around = [one, one.parentElement, one.nextElementSibling, label];
  const isMarked =
    getComputedStyle(one).boxShadow !== "none" ||
    outlined(getComputedStyle(one, "::after")) ||
    around.some((each) => each && outlined(getComputedStyle(each)));
  check(isMarked, "no mark of the focus");
  return { id: here.stops.indexOf(one), faults };
}

/** Runs in the page: gathers the stops from now on; a leap out of the dialog is one of none. */
function recordFocus(dialog: Node) {
  const { stops = [] } = globalThis as { stops?: Element[] };
  const ids: number[] = [];
  const end = new AbortController();
  const note = ({ target }: Event) => {
    ids.push(dialog.contains(target as Element) ? stops.indexOf(target as Element) : -1);
  };
  document.addEventListener("focusin", note, { signal: end.signal });
  return { ids, end };
}

/** Which of the stops have no name, by axe's reckoning. */
async function nameless(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(() => {
    const here = globalThis as unknown as { axe: typeof axe; stops: Element[] };
    here.axe.setup(document.documentElement);
    const found = here.stops.filter((one) => !here.axe.commons.text.accessibleText(one).trim());
    here.axe.teardown();
    return found.map((one) => one.outerHTML.replace(/>.*/s, ">"));
  });
}
