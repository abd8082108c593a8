import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The page has one heading of level one and this title, also where its content is missing. */
export async function expectOneHead(page: Page, title: string | RegExp): Promise<void> {
  await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await expect.poll(() => page.title()).toMatch(title);
}
