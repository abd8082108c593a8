import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";

const redwood = "/builders/019b0000-5b01-7000-8000-91c3a7e20d58";
browserTest("nothing moves while the builders' pages load [G03] [G07]", async ({ arrive }) => {
  const { page, visit } = await arrive({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as unknown as {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/our-builders", redwood, "/builder-network"]) {
    await visit(path);
    await page.mouse.wheel(0, 3000);
    await page.waitForLoadState("networkidle");
    const sum = await page.evaluate(
      () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(sum, path).toBeLessThan(0.02);
  }
});
