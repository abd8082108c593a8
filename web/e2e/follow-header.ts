import type { Page } from "playwright-core";

/** Follows one of the header's places, which may be in its menu. */
export async function followHeader(page: Page, name: string): Promise<void> {
  const banner = page.getByRole("banner");
  const link = banner.getByRole("link", { name, exact: true }).first();
  if (!(await link.isVisible())) await banner.getByRole("button", { name: "More" }).click();
  await link.click();
}
