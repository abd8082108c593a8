import { expect, test } from "vitest";
import { createMemoryMailbox } from "../../adapters/memory/mailbox.ts";
import { createMemoryMessageRepository } from "../../adapters/memory/message-repository.ts";
import { ada, member } from "../accounts/examples.ts";
import { editBrief } from "../assignment/brief/edit-brief.ts";
import { changeBuilders } from "../assignment/change-builders.ts";
import { deliverMessage } from "../assignment/invitations/deliver-message.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { afterNight } from "../shared/time/zone-time.ts";
import { by, hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";

const reason = "We need the floor plan";

/** Nine builders invited at once by the system, their emails delivered; the first says at once that they will quote. */
async function openAsked() {
  const fakes = openTestEvaluation({ fitting: 20 });
  fakes.setPromiseMode("auto");
  await fakes.evaluateAt(0.01);
  await fakes.deliverAll();
  const [begun, silent] = (await fakes.read()).request.assignedBuilders;
  if (!(begun && silent)) throw new Error("No builder is invited");
  fakes.clock.at = hoursIn(1);
  expect(await fakes.byLink(begun, { kind: "acknowledge" })).toBe("done");
  const lapsed = async () =>
    (await fakes.read()).request.invitations.filter(({ lapsedAt }) => lapsedAt).length;
  return { ...fakes, begun, silent, lapsed };
}

test("a pause costs no builder their seat: silence and time to answer go on where they stood [Q30]", async () => {
  const fakes = await openAsked();
  const { core, clock, evaluateAt, lapsed, invitationOf, begun, silent } = fakes;
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
    pausedSince: null,
    allDueAt: hoursIn(120),
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
    const fakes = await openAsked();
    const { core, clock, evaluateAt, invitationOf, begun, silent } = fakes;
    await core.pauseRequest({ requestId, reason, by });
    clock.at = hoursIn(25);
    const changes = { boothSize: "30x30" };
    await editBrief(fakes)({ requestId, version: 1, changes, by: member(ada) });
    clock.at = hoursIn(hours);
    if (hours < 73) await core.resumeRequest({ requestId, by });
    else await evaluateAt(hours);
    // a day from when the clock stopped, and the pause
    expect((await invitationOf(begun)).respondBy).toEqual(hoursIn(until));
    expect((await invitationOf(silent)).respondBy).toEqual(hoursIn(until));
  },
);

test("a brief changed after a builder began during a pause gives them no more than the rest of it [Q30]", async () => {
  const fakes = await openAsked();
  const { core, clock, byLink, invitationOf, silent } = fakes;
  await core.pauseRequest({ requestId, reason, by });
  clock.at = hoursIn(25);
  expect(await byLink(silent, { kind: "acknowledge" })).toBe("done");
  clock.at = hoursIn(26);
  const changes = { boothSize: "30x30" };
  await editBrief(fakes)({ requestId, version: 1, changes, by: member(ada) });
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
  const resumed = outbox.flatMap(({ letter }) =>
    letter.kind === "invitation-reminder" && letter.isResumed ? [letter] : [],
  );
  expect(resumed).toHaveLength(9);
  expect(new Set(resumed.map(({ answerBy }) => answerBy))).toEqual(
    new Set([hoursIn(48.01).toISOString()]),
  );
  expect(resumed.filter(({ hasBegun }) => hasBegun).map(({ builderId }) => builderId)).toEqual([
    begun,
  ]);
});

test("a slip of the button emails no builder [Q30]", async () => {
  const { core, clock, outbox } = await openAsked();
  await core.pauseRequest({ requestId, reason, by });
  clock.at = new Date(clock.at.getTime() + 10_000);
  await core.resumeRequest({ requestId, by });
  expect(outbox.filter(({ letter }) => letter.kind === "invitation-reminder")).toEqual([]);
});

test("while the clock stands still no builder is reminded, and of several pauses of a night only the last one is emailed [Q30]", async () => {
  const { core, clock, outbox, begun, ...fakes } = await openAsked();
  const mailbox = createMemoryMailbox();
  const ports = { ...fakes, clock, mailbox, messages: createMemoryMessageRepository(outbox) };
  const resumed = () =>
    outbox.filter(
      ({ letter, builderId }) =>
        letter.kind === "invitation-reminder" && letter.isResumed && builderId === begun,
    );
  const deliver = async (hours: number) => {
    clock.at = hoursIn(hours);
    for (const { id } of resumed()) await deliverMessage(ports)({ messageId: id });
    return mailbox.sent.length;
  };
  const pause = async (from: number, until: number) => {
    clock.at = hoursIn(from);
    await core.pauseRequest({ requestId, reason, by });
    clock.at = hoursIn(until);
    await core.resumeRequest({ requestId, by });
  };
  // from seven in the evening in Los Angeles
  await pause(12, 13);
  await pause(14, 15);
  await pause(16, 16.1);
  expect(resumed()).toHaveLength(2);
  expect(await deliver(16.2)).toBe(0);
  clock.at = hoursIn(23.9);
  await core.pauseRequest({ requestId, reason, by });
  // the pause may be a slip
  expect(await deliver(24)).toBe(0);
  clock.at = hoursIn(24.01);
  await core.resumeRequest({ requestId, by });
  expect(await deliver(24.5)).toBe(1);
  expect(resumed().map(({ state }) => state)).toEqual(["failed", "sent"]);
  await pause(24.6, 25);
  clock.at = hoursIn(25.1);
  await core.pauseRequest({ requestId, reason, by });
  expect(await deliver(25.5)).toBe(1);
});

test("a request that is closed during a pause is paused no longer [Q30]", async () => {
  const { core, clock, quotes, read, promise, events } = await openAsked();
  await core.pauseRequest({ requestId, reason, by });
  clock.at = hoursIn(3);
  const { request } = await read();
  const closed = { status: "cancelled", closedAt: clock.at, updatedAt: clock.at } as const;
  await quotes.save({ request: { ...request, ...closed } });
  expect(await promise()).toMatchObject({
    pausedSince: null,
    pauses: [{ from: hoursIn(1), until: hoursIn(3) }],
    all: { outcome: "excluded" },
    allDueAt: hoursIn(48),
    standing: "over",
  });
  expect((await events()).slice(-2)).toEqual(["excluded", "resumed"]);
});

test("a request whose quote is accepted during a pause is paused no longer [Q30]", async () => {
  const { core, clock, quotes, quote, read, promise, begun } = await openAsked();
  await core.pauseRequest({ requestId, reason, by });
  clock.at = hoursIn(2);
  await quote(begun);
  clock.at = hoursIn(3);
  const { request, responses } = await read();
  const updatedAt = clock.at;
  await quotes.save({
    request: { ...request, status: "in-progress", updatedAt },
    responses: responses.map((each) => ({ ...each, status: "accepted", updatedAt })),
  });
  expect(await promise()).toMatchObject({
    pausedSince: null,
    pauses: [{ from: hoursIn(1), until: hoursIn(3) }],
    all: { outcome: "excluded" },
    standing: "over",
  });
});

test("what the system sends by itself waits for the morning, unless it is true no longer [Q30]", async () => {
  const { core, clock, outbox, evaluateAt, ...fakes } = await openAsked();
  const mailbox = createMemoryMailbox();
  const ports = { ...fakes, clock, mailbox, messages: createMemoryMessageRepository(outbox) };
  const deliver = (kind: string) => {
    const message = outbox.findLast(({ letter }) => letter.kind === kind);
    if (!message) throw new Error(`No ${kind} is written`);
    return deliverMessage(ports)({ messageId: message.id });
  };
  clock.at = hoursIn(14);
  await core.pauseRequest({ requestId, reason, by });
  expect(await deliver("promise-paused")).toEqual({ kind: "sent" });
  // eleven at night, three days later
  await evaluateAt(86.1);
  const { timeZone } = await fakes.promise();
  const morning = afterNight(timeZone, clock.at);
  expect(await deliver("promise-paused")).toEqual({ kind: "postponed", until: morning });

  for (const id of (await fakes.read()).request.assignedBuilders.slice(0, 5)) await fakes.quote(id);
  await evaluateAt(86.2);
  expect(await deliver("invitation-released")).toMatchObject({ kind: "postponed" });
  clock.at = morning;
  expect(await deliver("promise-paused")).toEqual({ kind: "sent" });
  clock.at = hoursIn(96);
  expect(await deliver("invitation-released")).toEqual({ kind: "sent" });
});

test.each(["quotes after all", "is removed", "loses to an accepted quote"] as const)(
  "a builder who %s before the morning is not told that no quote is needed",
  async (what) => {
    const fakes = openTestEvaluation({ fitting: 20 });
    const { clock, evaluateAt, outbox, quotes } = fakes;
    fakes.setPromiseMode("auto");
    await evaluateAt(0.01);
    await fakes.deliverAll();
    clock.at = hoursIn(13);
    const { request } = await fakes.read();
    for (const id of request.assignedBuilders.slice(0, 5)) await fakes.quote(id);
    await evaluateAt(13.1);
    const message = outbox.findLast(({ letter }) => letter.kind === "invitation-released");
    if (!message?.builderId) throw new Error("No builder is released");
    const { builderId } = message;
    if (what === "quotes after all") await fakes.quote(builderId);
    else if (what === "is removed") {
      const found = await fakes.read();
      const builderIds = found.request.assignedBuilders.filter((id) => id !== builderId);
      await changeBuilders(fakes)(found, { builderIds, actorId: null });
    } else {
      const found = await quotes.findCase(requestId);
      const won = found?.responses[0];
      if (found && won)
        await quotes.save({
          request: found.request,
          responses: [{ ...won, status: "accepted" }],
        });
    }
    clock.at = hoursIn(24);
    const mailbox = createMemoryMailbox();
    const ports = { ...fakes, mailbox, messages: createMemoryMessageRepository(outbox) };
    expect(await deliverMessage(ports)({ messageId: message.id })).toEqual({ kind: "failed" });
  },
);
