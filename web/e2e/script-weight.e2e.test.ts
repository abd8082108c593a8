import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

/** Compressed bytes of all scripts that a page loads before anybody uses it. */
const budgets = {
  "/": 130_000,
  "/how-it-works": 113_000,
  "/about-us": 113_000,
  "/privacy-policy": 113_000,
};

for (const [path, budget] of Object.entries(budgets)) {
  browserTest(`${path} loads at most ${budget} bytes of scripts`, async ({ arrive }) => {
    const { page, visit } = await arrive({ isNew: true });
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
