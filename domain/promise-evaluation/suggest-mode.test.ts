import { expect, test } from "vitest";
import { usualCapacity } from "../builder-profiles/capacity/builder-capacity.ts";
import { asConfirmed, by, hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";

test("until an admin confirms, an exhibitor reads of no invitation that waits for them, and of no quote that it would bring [Q07][Q28]", async () => {
  const { evaluateAt, core, proposal, deliverAll, outbox } = openTestEvaluation({ fitting: 20 });
  const before = (await evaluateAt(0.01)).outlook;
  const none = { low: 0, median: 0, high: 0 };
  expect(before).toMatchObject({ state: "on-track", asked: 0, inviting: 0, forecast: none });
  expect(before).not.toHaveProperty("firstForecast");

  const { version, builderIds } = await proposal();
  const one = builderIds.slice(0, 1);
  await core.inviteBuilders({ requestId, add: one, proposalVersion: version, by });
  await deliverAll();
  const after = await evaluateAt(1);
  expect(after).toMatchObject({
    standing: "waiting",
    outlook: { state: "at-risk", asked: 1, inviting: 0, forecast: { low: 0, high: 1 } },
  });
  expect(after.outlook?.firstForecast).toEqual({ low: 0, high: 1 });
  await evaluateAt(22);
  const tight = outbox.find(({ letter }) => letter.kind === "promise-at-risk")?.letter;
  // the invited builder has been silent for too long
  expect(tight).toMatchObject({ inviting: 0, proposed: 9, high: 0 });

  const confirmed = openTestEvaluation({ fitting: 20 });
  await confirmed.evaluateAt(0.01);
  const all = await confirmed.proposal();
  await confirmed.core.inviteBuilders({ requestId, ...asConfirmed(all), by });
  expect((await confirmed.promise()).outlook).toMatchObject({
    state: "on-track",
    asked: 9,
    inviting: 0,
    firstForecast: { low: expect.any(Number), high: expect.any(Number) },
  });
});

test("of few builders the exhibitor reads a range that holds whomever an admin confirms [Q27]", async () => {
  const { evaluateAt, outbox } = openTestEvaluation({ fitting: 3 });
  const { outlook } = await evaluateAt(0.01);
  expect(outlook).toMatchObject({ state: "few", asked: 0, forecast: { low: 0, high: 3 } });
  await evaluateAt(22);
  const few = outbox.find(({ letter }) => letter.kind === "promise-few")?.letter;
  expect(few).toMatchObject({ low: 0, high: 3, fitting: 3 });
});

test("at night builders are off work, also while they wait for an admin", async () => {
  const { evaluateAt, matching } = openTestEvaluation({ fitting: 20 });
  // Tuesday is no working day of theirs, and the first quote is due that morning
  const workDays = [1, 3];
  for (const [at, each] of matching.candidates.entries()) {
    matching.candidates[at] = { ...each, capacity: { ...usualCapacity, workDays } };
  }
  expect((await evaluateAt(9.5)).outlook).toMatchObject({
    state: "resting",
    asked: 0,
    worksFrom: { at: hoursIn(47), timeZone: "America/Chicago" },
  });
});
