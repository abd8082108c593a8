import { expect, test } from "vitest";
import { hoursIn, openTestEvaluation } from "./test-evaluation.ts";

test("admins get one email for an outage of the worker, and none for a worker that is on time [Q42]", async () => {
  const { core, clock, letters, evaluateAt } = openTestEvaluation({ fitting: 20 });
  const silent = () => letters().filter((letter) => letter.startsWith("worker-silent"));
  await evaluateAt(0.01);
  clock.at = hoursIn(1.2);
  expect(await core.tellSilence()).toBe(false);
  expect(silent()).toEqual([]);

  clock.at = hoursIn(7);
  expect(await core.tellSilence()).toBe(true);
  // it was killed before it evaluated anything
  clock.at = hoursIn(7.1);
  expect(await core.tellSilence()).toBe(true);
  expect(silent()).toHaveLength(1);

  await evaluateAt(7.2);
  expect(await core.tellSilence()).toBe(false);
  // silent once more, the day after
  clock.at = hoursIn(30);
  expect(await core.tellSilence()).toBe(true);
  expect(silent()).toHaveLength(2);
});
