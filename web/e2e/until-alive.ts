import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until React has taken over a part of a streamed page: it comes alive later than the page around it. */
export async function untilAlive(part: Locator): Promise<void> {
  const isAlive = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));
  await expect.poll(isAlive).toBe(true);
}
