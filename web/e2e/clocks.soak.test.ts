import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

browserTest("the carousel turns by itself every 4500 ms [B03]", async ({ arrive }) => {
  const { page, visit } = await arrive({ reducedMotion: "no-preference" });
  await visit("/");
  const carousel = page.getByRole("region", { name: "Booths from the portfolio" });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByText("1 of 6", { exact: true }).waitFor();
  // by the page's own clock, since a busy machine tells us late
  const pauseMs = await carousel.evaluate(
    (region) =>
      new Promise<number>((done) => {
        const turnedAt: number[] = [];
        let seen = "1 of 6";
        new MutationObserver(() => {
          const now = /\d of 6/.exec(region.textContent ?? "")?.[0] ?? seen;
          if (now === seen) return;
          seen = now;
          turnedAt.push(performance.now());
          const [first, second] = turnedAt;
          if (first !== undefined && second !== undefined) done(second - first);
        }).observe(region, { subtree: true, childList: true, characterData: true });
      }),
  );
  expect(pauseMs).toBeGreaterThan(4300);
  expect(pauseMs).toBeLessThan(5500);
});

browserTest("a toast leaves after five seconds [A14]", async ({ visitor: { page, visit } }) => {
  await visit("/dev/ui");
  const stayedMs = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let cameAt = 0;
        const look = () => {
          const isThere = document.body.textContent?.includes("A toast, critical") ?? false;
          if (isThere && cameAt === 0) cameAt = performance.now();
          if (!isThere && cameAt > 0) done(performance.now() - cameAt);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await page.getByRole("button", { name: "Bad toast" }).first().click();
  const ms = await stayedMs;
  expect(ms).toBeGreaterThan(4900);
  expect(ms).toBeLessThan(6500);
});
