import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** A page, or an open dialog on level two, has one heading above all, and none that skips a level. */
export async function expectHeadings(part: Locator, what: string, top: 1 | 2): Promise<void> {
  const levels = await part
    .locator("h1, h2, h3, h4, h5, h6")
    .locator("visible=true")
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expectLevels(levels, what, top);
}

/** The same of what headings stand in a page, by their levels. */
export function expectLevels(levels: number[], what: string, top: 1 | 2): void {
  expect(levels.filter((level) => level <= top).length, `${what}: ${levels}`).toBe(1);
  const skips = levels.filter((level, place) => level > (levels[place - 1] ?? top - 1) + 1);
  expect(skips, `${what}: ${levels}`).toEqual([]);
}
