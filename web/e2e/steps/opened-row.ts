import type { Locator } from "playwright-core";

/** Opens an entry of a list that is a few lines, if it is closed, and returns it. */
export async function openedRow(entry: Locator): Promise<Locator> {
  const details = entry.locator("details").first();
  await details.waitFor();
  const isOpen = await details.evaluate((it) => (it as HTMLDetailsElement).open);
  if (!isOpen) await details.locator("summary").first().click();
  return entry;
}
