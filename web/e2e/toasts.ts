import type { Page } from "playwright-core";

/** Where toasts appear. Found by its markup: an open dialog hides all else from the accessibility tree. */
export const toasts = (page: Page) => page.locator("[role=region][aria-label^=Notifications]");
