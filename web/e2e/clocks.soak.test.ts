import { expect } from "vitest";
import { sharedAppTest as browserTest } from "./shared-app-test.ts";
import { toasts } from "./steps/toasts.ts";

/** Runs in the page, where React renders after a message to itself, which no clock holds back: this one comes after it. */
const untilRendered = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

browserTest("the carousel turns by itself every 4500 ms [B03]", async ({ arrive }) => {
  const { page, visit } = await arrive({ isNew: true, reducedMotion: "no-preference" });
  const { clock } = page;
  await visit("/");
  const carousel = page.getByRole("region", { name: "Booths from the portfolio" });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole("button", { name: "Stop moving" }).waitFor();
  // from here on its time goes as we say, however busy the machine is
  await clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const shown = () => carousel.getByText(/^\d of 6$/).innerText();
  const before = await shown();
  const stepMs = 100;
  const untilTurned = async (from: string) => {
    for (let passedMs = stepMs; ; passedMs += stepMs) {
      await clock.runFor(stepMs);
      await page.evaluate(untilRendered);
      if ((await shown()) !== from) return passedMs;
      expect(passedMs).toBeLessThan(10_000);
    }
  };
  await untilTurned(before);
  expect(await untilTurned(await shown())).toBe(4500);
});

browserTest("a toast leaves after five seconds [A14]", async ({ arrive }) => {
  const { page, visit } = await arrive({ isNew: true });
  const { clock } = page;
  await visit("/dev/ui");
  const open = page.getByRole("button", { name: "Bad toast" }).first();
  const toast = toasts(page).getByText("A toast, critical").first();
  await open.click();
  await toast.waitFor();
  // with the first one comes the script; the time of the second one goes as we say
  await clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await toast.waitFor({ state: "detached" });
  await open.click();
  await toast.waitFor();
  await clock.runFor(4_900);
  expect(await toast.count()).toBe(1);
  await clock.runFor(200);
  await toast.waitFor({ state: "detached" });
});
