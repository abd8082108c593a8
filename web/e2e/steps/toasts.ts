import type { Page } from "playwright-core";

/** The list of toasts. Found by its markup: those that came before a dialog are hidden from the accessibility tree while it is open. */
export const toasts = (page: Page) => page.locator("[role=region][aria-label^=Notifications]");

/** Waits for the toast of these words and sends it away: for five seconds it lies over what is pressed next. */
export async function dismissToast(page: Page, words: string): Promise<void> {
  const toast = toasts(page)
    .getByRole("listitem", { includeHidden: true })
    .filter({ hasText: words });
  // its five seconds stand still while the pointer is over it, and a busy machine may take longer to press
  await toast.dispatchEvent("pointermove");
  await toast.getByRole("button", { name: "Dismiss", includeHidden: true }).click();
  await toast.waitFor({ state: "detached" });
}
