import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What a link leads to has one heading of level one, and this title, also where nothing is to be shown. */
export async function expectOneHead(page: Page, title: string | RegExp): Promise<void> {
  await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await expect.poll(() => page.title()).toMatch(title);
}
