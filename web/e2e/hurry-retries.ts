/**
 * Runs in the page, for `page.evaluate()` or `page.addInitScript()`: the pauses of one and two seconds before a read that
 * failed is tried again take a hundredth of it, until the next page.
 */
export function hurryRetries() {
  const wait = globalThis.setTimeout;
  const hurried = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    wait(run, ms === 1_000 || ms === 2_000 ? ms / 100 : ms, ...rest);
  globalThis.setTimeout = hurried as typeof setTimeout;
}
