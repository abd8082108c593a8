import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Does a thing, and waits for parts whose scripts, and then answers, come later: until then nothing shows that they will. */
export async function untilWhole(page: Page, act: () => Promise<unknown>): Promise<void> {
  let [sent, ended] = [0, 0];
  const begin = () => sent++;
  const end = () => ended++;
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  const stop = () =>
    page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  await act().catch((cause) => {
    stop();
    throw cause;
  });
  await expect
    .poll(async () => {
      const before = sent;
      // another document takes the place of one that is asked
      const isQuiet = await page.evaluate(untilQuiet).then(
        () => true,
        () => false,
      );
      return isQuiet && sent === before && ended >= sent;
    })
    .toBe(true);
  stop();
}

/**
 * Runs in the page: nothing has come or gone for a tenth of a second, and nothing is left to do. A browser whose frames all come
 * late, on a busy machine, never calls itself idle: half a second is enough then.
 */
function untilQuiet(): Promise<void> {
  return new Promise((done) => {
    const watcher = new MutationObserver(wait);
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(end, 100);
    }
    function end() {
      watcher.disconnect();
      requestIdleCallback(() => done(), { timeout: 500 });
    }
    watcher.observe(document.body, { childList: true, subtree: true });
    wait();
  });
}
