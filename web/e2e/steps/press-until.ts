import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Presses a key until it has done its work: a dialog that has just come listens some moments later. */
export async function pressUntil(
  page: Page,
  key: string,
  isDone: () => Promise<boolean>,
): Promise<void> {
  await expect
    .poll(async () => {
      if (!(await isDone())) await page.keyboard.press(key);
      return isDone();
    })
    .toBe(true);
}
