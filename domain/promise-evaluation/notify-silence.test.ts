import { expect, test } from "vitest";
import { hoursIn, openTestEvaluation } from "./test/test-evaluation.ts";

test("admins get one email for an outage of the worker, and none for a worker that is on time [Q42]", async () => {
  const { core, clock, letters, evaluateAt } = openTestEvaluation({ fitting: 20 });
  const silent = () => letters().filter((letter) => letter.startsWith("worker-silent"));
  const find = async (hours: number) => {
    clock.at = hoursIn(hours);
    const silence = await core.findSilence();
    if (silence) await core.notifySilence(silence);
    return silence;
  };
  await evaluateAt(0.01);
  expect(await find(1.2)).toBeNull();
  expect(silent()).toEqual([]);

  const outage = await find(7);
  expect(outage).toMatchObject({ since: hoursIn(1.01), until: hoursIn(7) });
  // it was killed before it evaluated anything
  expect(await find(7.1)).not.toBeNull();
  expect(silent()).toHaveLength(1);

  await evaluateAt(7.2);
  expect(await find(7.2)).toBeNull();
  // silent again, the day after
  expect(await find(30)).not.toBeNull();
  expect(silent()).toHaveLength(2);
});
