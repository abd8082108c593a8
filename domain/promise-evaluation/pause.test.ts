import { expect, test } from "vitest";
import { ada, member } from "../accounts/examples.ts";
import { editBrief } from "../assignment/brief/edit-brief.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { by, hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";

const reason = "We need the floor plan";

/** Nine builders invited at once by the system, their emails delivered; the first says at once that they will quote. */
async function openAsked() {
  const house = openTestEvaluation({ fitting: 20 });
  house.setPromiseMode("auto");
  await house.evaluateAt(0.01);
  await house.deliverAll();
  const [begun, silent] = (await house.read()).request.assignedBuilders;
  if (!(begun && silent)) throw new Error("No builder is invited");
  house.clock.at = hoursIn(1);
  expect(await house.byLink(begun, { kind: "acknowledge" })).toBe("done");
  const lapsed = async () =>
    (await house.read()).request.invitations.filter(({ lapsedAt }) => lapsedAt).length;
  return { ...house, begun, silent, lapsed };
}

test("a pause costs no builder their seat: silence and time to answer go on where they stood [Q30]", async () => {
  const house = await openAsked();
  const { core, clock, evaluateAt, lapsed, invitationOf, begun, silent } = house;
  const before = (await invitationOf(begun)).respondBy;
  expect(before).toEqual(hoursIn(24.01));
  clock.at = hoursIn(2);
  await core.pauseRequest({ requestId, reason, by });
  // a day later, after nine working hours
  clock.at = hoursIn(26);
  await core.resumeRequest({ requestId, by });
  expect(await lapsed()).toBe(0);
  expect((await invitationOf(begun)).respondBy).toEqual(hoursIn(48.01));
  expect((await invitationOf(silent)).respondBy).toEqual(hoursIn(48.01));
  await evaluateAt(27.9);
  expect((await invitationOf(silent)).remindersSent).toBe(0);
  await evaluateAt(28.1);
  expect((await invitationOf(silent)).remindersSent).toBe(1);
  await evaluateAt(31.9);
  expect(await lapsed()).toBe(0);
  // Tuesday at five: eight working hours without the pause
  await evaluateAt(32.1);
  expect(await lapsed()).toBe(8);
  expect((await invitationOf(begun)).lapsedAt).toBeNull();
});

test("the same when the pause ends by itself [Q30]", async () => {
  const { core, evaluateAt, promise, lapsed, invitationOf, begun } = await openAsked();
  await core.pauseRequest({ requestId, reason, by });
  // Thursday at four, six hours after the pause was over
  await evaluateAt(79);
  expect(await promise()).toMatchObject({
    ...{ pausedSince: null, allDueAt: hoursIn(120) },
    pauses: [{ from: hoursIn(1), until: hoursIn(73) }],
  });
  expect(await lapsed()).toBe(0);
  expect((await invitationOf(begun)).respondBy).toEqual(hoursIn(96.01));
  await evaluateAt(80.1);
  expect(await lapsed()).toBe(8);
});

test("who begins during a pause has the rest of it, too [Q30]", async () => {
  const { core, clock, byLink, invitationOf, silent } = await openAsked();
  await core.pauseRequest({ requestId, reason, by });
  clock.at = hoursIn(25);
  expect(await byLink(silent, { kind: "acknowledge" })).toBe("done");
  expect((await invitationOf(silent)).respondBy).toEqual(hoursIn(48.01));
  clock.at = hoursIn(31);
  await core.resumeRequest({ requestId, by });
  // ten of their working hours, as before
  expect((await invitationOf(silent)).respondBy).toEqual(hoursIn(55));
});

test.each([
  { ends: "by an admin", hours: 49, until: 73 },
  { ends: "by itself", hours: 79, until: 97 },
])(
  "a brief changed during a pause that ends $ends gives the time of the pause once [Q30]",
  async ({ hours, until }) => {
    const house = await openAsked();
    const { core, clock, evaluateAt, invitationOf, begun, silent } = house;
    await core.pauseRequest({ requestId, reason, by });
    clock.at = hoursIn(25);
    const changes = { boothSize: "30x30" };
    await editBrief(house)({ requestId, version: 1, changes, by: member(ada) });
    clock.at = hoursIn(hours);
    if (hours < 73) await core.resumeRequest({ requestId, by });
    else await evaluateAt(hours);
    // a day from when the clock stopped, and the pause
    expect((await invitationOf(begun)).respondBy).toEqual(hoursIn(until));
    expect((await invitationOf(silent)).respondBy).toEqual(hoursIn(until));
  },
);

test("a brief changed after a builder began during a pause gives them no more than the rest of it [Q30]", async () => {
  const house = await openAsked();
  const { core, clock, byLink, invitationOf, silent } = house;
  await core.pauseRequest({ requestId, reason, by });
  clock.at = hoursIn(25);
  expect(await byLink(silent, { kind: "acknowledge" })).toBe("done");
  clock.at = hoursIn(26);
  const changes = { boothSize: "30x30" };
  await editBrief(house)({ requestId, version: 1, changes, by: member(ada) });
  clock.at = hoursIn(31);
  await core.resumeRequest({ requestId, by });
  expect((await invitationOf(silent)).respondBy).toEqual(hoursIn(55));
});

test("a pause that was over while no worker ran counts no longer than it may, also when an admin ends it [Q30]", async () => {
  const { core, clock, promise } = await openAsked();
  await core.pauseRequest({ requestId, reason, by });
  clock.at = hoursIn(100);
  expect(await core.resumeRequest({ requestId, by })).toEqual({ ok: true, value: null });
  expect(await promise()).toMatchObject({ pausedMs: 72 * hourMs, allDueAt: hoursIn(120) });
});

test("the email of a pause says when it ends at the latest, less what was paused before [Q30]", async () => {
  const { core, clock, outbox } = await openAsked();
  await core.pauseRequest({ requestId, reason, by });
  clock.at = hoursIn(4);
  await core.resumeRequest({ requestId, by });
  clock.at = hoursIn(5);
  await core.pauseRequest({ requestId, reason, by });
  const ends = outbox.flatMap(({ letter }) =>
    letter.kind === "promise-paused" ? [letter.endsAt] : [],
  );
  expect(ends).toEqual([hoursIn(73).toISOString(), null, hoursIn(5 + 69).toISOString()]);
});

test("builders who have not answered are emailed their new time when a pause ends, once [Q30]", async () => {
  const { core, clock, outbox, begun } = await openAsked();
  clock.at = hoursIn(2);
  await core.pauseRequest({ requestId, reason, by });
  clock.at = hoursIn(26);
  await core.resumeRequest({ requestId, by });
  await core.resumeRequest({ requestId, by });
  const told = outbox.flatMap(({ letter }) =>
    letter.kind === "invitation-reminder" && letter.isResumed ? [letter] : [],
  );
  expect(told).toHaveLength(9);
  expect(new Set(told.map(({ answerBy }) => answerBy))).toEqual(
    new Set([hoursIn(48.01).toISOString()]),
  );
  expect(told.filter(({ hasBegun }) => hasBegun).map(({ builderId }) => builderId)).toEqual([
    begun,
  ]);
});
