import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

/** Compressed bytes of all scripts that a page loads before interaction. */
const budgets = {
  "/": 114_000,
  "/how-it-works": 112_500,
  "/about-us": 112_500,
  "/privacy-policy": 112_500,
  "/trade-show-calendar": 144_000,
  "/quote": 161_500,
};

/** Each file costs a request: scripts come in groups (decision 155). */
const maxFiles = 15;

/** Compressed bytes of all style sheets of a page: each within the first window of its connection. */
const styleBudget = 14_600;

browserTest("pages load at most their budget of scripts and styles", async ({ arrive }) => {
  // all at once: each waits until nothing more is loaded
  const weighing = Object.entries(budgets).map(async ([path, budget]) => {
    const { page, visit } = await arrive({ isNew: true });
    const sizes: Record<string, Promise<number>[]> = { script: [], stylesheet: [] };
    page.on("requestfinished", (request) => {
      const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
      sizes[request.resourceType()]?.push(size);
    });
    await visit(path);
    await page.waitForLoadState("networkidle");
    for (const [kind, most] of Object.entries({ script: budget, stylesheet: styleBudget })) {
      const weights = await Promise.all(sizes[kind] ?? []);
      expect(weights.length, `${kind} of ${path}`).toBeGreaterThan(0);
      expect(weights.length, `${kind} of ${path}`).toBeLessThanOrEqual(maxFiles);
      const sum = weights.reduce((before, weight) => before + weight, 0);
      expect(sum, `${kind} of ${path}`).toBeLessThan(most);
    }
  });
  await Promise.all(weighing);
});
