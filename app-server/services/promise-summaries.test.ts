import { expect, test } from "vitest";
import { createPromiseSummaries } from "./promise-summaries.ts";

/** Counts how often it is asked; the count stands in the summary. */
function createSummaryCore() {
  const state = { reads: 0, isAway: false };
  const readPromiseSummary = async ({ days }: { days: number }) => {
    if (state.isAway) throw new Error("away");
    state.reads += 1;
    return { days, received: state.reads, policies: [] } as never;
  };
  return { state, core: { promise: { readPromiseSummary } } };
}

test("a summary is counted once a minute for all who ask, and a failure is not cached", async () => {
  const { state, core } = createSummaryCore();
  let at = 1_000;
  const summaries = createPromiseSummaries(() => at);
  const received = async (days: number) => (await summaries.read(days, core)).received;
  expect(await Promise.all([received(30), received(30), received(90)])).toEqual([1, 1, 2]);
  at += 59_000;
  expect(await received(30)).toBe(1);
  at += 2_000;
  expect(await Promise.all([received(30), received(30)])).toEqual([3, 3]);

  state.isAway = true;
  await expect(received(365)).rejects.toThrow("away");
  state.isAway = false;
  expect(await received(365)).toBe(4);
});
