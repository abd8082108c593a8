import { expect } from "vitest";
import { browserTest } from "./browser-test.ts";

/** Compressed bytes of all scripts that a page loads before anybody uses it. */
const budgets = {
  "/": 130_000,
  "/how-it-works": 113_000,
  "/about-us": 113_000,
  "/privacy-policy": 113_000,
};

for (const [path, budget] of Object.entries(budgets)) {
  browserTest(`${path} loads at most ${budget} bytes of scripts`, async ({ visitor }) => {
    const { page, visit } = visitor;
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await visit(path);
    await page.waitForLoadState("networkidle");
    const weights = await Promise.all(sizes);
    expect(weights.length).toBeGreaterThan(0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(budget);
  });
}
