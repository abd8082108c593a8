import type { Locator, Page } from "playwright-core";

/** The request for a show in the admin's list of all; a search that finds only it opens it. */
export const adminRequest = (page: Page, show: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByText(show, { exact: true }) });

/** Opens the menu of an opened request, which holds every action but the assignment. */
export const openMoreActions = (request: Locator): Promise<void> =>
  request.getByText("More actions", { exact: true }).click();
