import type { Locator, Page } from "playwright-core";

/** The innermost part of the page with that heading. */
export function sectionOf(page: Page, heading: string): Locator {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading }) })
    .last();
}
