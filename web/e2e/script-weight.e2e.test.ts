import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

/** Compressed bytes of all scripts that a page loads before interaction. */
const budgets = {
  "/": 130_000,
  "/how-it-works": 113_000,
  "/about-us": 113_000,
  "/privacy-policy": 113_000,
};

browserTest("pages load at most their budget of scripts", async ({ arrive }) => {
  // all at once: each waits until nothing more is loaded
  const weighing = Object.entries(budgets).map(async ([path, budget]) => {
    const { page, visit } = await arrive({ isNew: true });
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await visit(path);
    await page.waitForLoadState("networkidle");
    const weights = await Promise.all(sizes);
    expect(weights.length, path).toBeGreaterThan(0);
    expect(
      weights.reduce((sum, weight) => sum + weight, 0),
      path,
    ).toBeLessThan(budget);
  });
  await Promise.all(weighing);
});
