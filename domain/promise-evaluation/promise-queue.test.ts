import { expect, test } from "vitest";
import { bea, member } from "../accounts/examples.ts";
import { builder } from "../assignment/matching/examples.ts";
import type { BuilderId } from "../shared/id.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { asConfirmed, by, hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";
import { heldMs, undoMs } from "./undo-times.ts";

const page = { limit: 25, after: null };

test("the first evaluation proposes the best builders, and invites none by itself [Q07]", async () => {
  const { evaluateAt, core, outbox, quotes } = openTestEvaluation({ fitting: 20 });
  const promise = await evaluateAt(0.01);
  expect(promise).toMatchObject({ standing: "waiting", proposalVersion: 1 });
  expect(promise.outlook).toMatchObject({ countable: 0, asked: 0, working: 0, fitting: 20 });
  const queue = await core.listPromiseQueue({ standing: null, page, by });
  if (!queue.ok) throw new Error("An admin may read the queue");
  expect(queue.value).toMatchObject({ mode: "suggest", counts: { waiting: 1, missed: 0 } });
  const [first] = queue.value.items;
  expect(first?.promise.proposal?.invitations).toHaveLength(9);
  expect(first?.promise.proposal?.invitations[0]).toMatchObject({
    expected: expect.closeTo(0.7),
  });
  expect((await quotes.find(requestId))?.invitations).toEqual([]);
  expect(outbox).toEqual([]);
});

test("one confirmation invites the proposed builders with their points and reasons; confirmed twice they are invited once [Q07][Q09]", async () => {
  const { evaluateAt, core, proposal, promise, letters, quotes } = openTestEvaluation({
    fitting: 20,
  });
  await evaluateAt(0.01);
  const shown = await proposal();
  const scores = (await promise()).proposal?.invitations ?? [];
  const confirm = () => core.inviteBuilders({ requestId, ...asConfirmed(shown), by });
  expect(await confirm()).toEqual({ ok: true, value: { invited: 9 } });
  expect(await confirm()).toEqual({ ok: true, value: { invited: 0 } });
  const request = await quotes.find(requestId);
  expect(request?.assignedBuilders).toEqual(shown.builderIds);
  expect(request?.invitations).toHaveLength(9);
  for (const [index, invitation] of (request?.invitations ?? []).entries()) {
    const { points, reasons } = scores[index] ?? {};
    expect(invitation).toMatchObject({ invitedBy: "system", points, reasons, matchVersion: "4" });
  }
  expect(letters()).toHaveLength(9);
  expect(await promise()).toMatchObject({ standing: "on-track", proposal: null });
});

test("an outdated proposal is refused, and so are builders who aren't in it [Q07]", async () => {
  const { evaluateAt, core, proposal, matching } = openTestEvaluation({ fitting: 20 });
  await evaluateAt(0.01);
  const shown = await proposal();
  const stranger = { ...shown, builderIds: [bea.id] };
  const changed = { ok: false, refusal: { kind: "proposal-changed" } };
  expect(await core.inviteBuilders({ requestId, ...asConfirmed(stranger), by })).toEqual(changed);
  matching.candidates.splice(0, 1);
  expect((await evaluateAt(2)).proposalVersion).toBe(2);
  expect(await core.inviteBuilders({ requestId, ...asConfirmed(shown), by })).toEqual(changed);
  const { version, builderIds } = await proposal();
  const some = builderIds.slice(0, 2);
  const answer = await core.inviteBuilders({ requestId, add: some, proposalVersion: version, by });
  expect(answer).toEqual({ ok: true, value: { invited: 2 } });
});

test("an admin's own choice is added to those invited, twice once, and refused where the assignment changed [D4]", async () => {
  const { evaluateAt, core, proposal, quotes } = openTestEvaluation({ fitting: 20 });
  await evaluateAt(0.01);
  const { builderIds } = await proposal();
  const [first = "", second = "", third = ""] = builderIds;
  const own = (add: string[], version?: number) =>
    core.inviteBuilders({ requestId, add, by, ...(version && { version }) });
  expect(await own([first])).toEqual({ ok: true, value: { invited: 1 } });
  expect(await own([first, second])).toEqual({ ok: true, value: { invited: 1 } });
  expect((await quotes.find(requestId))?.assignedBuilders).toEqual([first, second]);
  await expect(own([third], 99)).rejects.toThrow(StaleWriteError);
  expect((await quotes.find(requestId))?.assignedBuilders).toEqual([first, second]);
});

test("a proposal of the same builders stays the same proposal", async () => {
  const { evaluateAt, promise } = openTestEvaluation({ fitting: 20 });
  const before = await evaluateAt(0.01);
  await evaluateAt(2);
  expect((await promise()).proposal).toEqual(before.proposal);
});

test("when the invited builders stay silent, further ones are proposed [Q07]", async () => {
  const { evaluateAt, core, proposal, deliverAll } = openTestEvaluation({ fitting: 20 });
  await evaluateAt(0.01);
  await core.inviteBuilders({ requestId, ...asConfirmed(await proposal()), by });
  await deliverAll();
  const later = await evaluateAt(5);
  expect(later.standing).toBe("waiting");
  expect(later.proposal?.invitations.length).toBeGreaterThan(0);
});

test("a paused promise is in the queue with its reason, proposes no builder, and is due later [Q30]", async () => {
  const { evaluateAt, core, promise, clock, events } = openTestEvaluation({ fitting: 20 });
  await evaluateAt(0.01);
  clock.at = hoursIn(1);
  const reason = "We need the floor plan";
  expect(await core.pauseRequest({ requestId, reason, by })).toEqual({ ok: true, value: null });
  expect(await core.pauseRequest({ requestId, reason: "Again", by })).toMatchObject({ ok: true });
  expect(await promise()).toMatchObject({
    standing: "paused",
    pauseReason: reason,
    proposal: null,
    nextEvaluationAt: hoursIn(73),
  });
  clock.at = hoursIn(4);
  await core.resumeRequest({ requestId, by });
  await core.resumeRequest({ requestId, by });
  expect(await promise()).toMatchObject({
    standing: "waiting",
    firstDueAt: hoursIn(27),
    allDueAt: hoursIn(51),
    pausedMs: 3 * 3_600_000,
  });
  expect(await events()).toEqual(["received", "paused", "resumed"]);
});

test("the clock stands still for at most 72 hours in all, and not after both times have passed [Q30]", async () => {
  const { evaluateAt, core, clock, promise } = openTestEvaluation({ fitting: 3 });
  await core.pauseRequest({ requestId, reason: "We need the floor plan", by });
  expect(await evaluateAt(80)).toMatchObject({ pausedSince: null, allDueAt: hoursIn(48 + 72) });
  clock.at = hoursIn(81);
  expect(await core.pauseRequest({ requestId, reason: "Once more", by })).toEqual({
    ok: false,
    refusal: { kind: "pause-used-up", hours: 72 },
  });
  expect(await evaluateAt(121)).toMatchObject({ standing: "missed" });
  expect(await core.pauseRequest({ requestId, reason: "Once more", by })).toEqual({
    ok: false,
    refusal: { kind: "promise-over" },
  });
  expect(await promise()).toMatchObject({ all: { outcome: "missed" } });
});

test("a target that has come due is missed before the clock stops, also when no job has looked yet [Q30]", async () => {
  const { clock, core, promise } = openTestEvaluation({ fitting: 3 });
  clock.at = hoursIn(25);
  await core.pauseRequest({ requestId, reason: "We need the floor plan", by });
  expect(await promise()).toMatchObject({
    first: { outcome: "missed" },
    all: { outcome: "open" },
    firstDueAt: hoursIn(24),
    pausedSince: hoursIn(25),
  });
  clock.at = hoursIn(27);
  await core.resumeRequest({ requestId, by });
  expect(await promise()).toMatchObject({ firstDueAt: hoursIn(24), allDueAt: hoursIn(50) });
  clock.at = hoursIn(51);
  expect(await core.pauseRequest({ requestId, reason: "Too late", by })).toEqual({
    ok: false,
    refusal: { kind: "promise-over" },
  });
});

test("an admin excludes spam before its target, by both clocks; after it was missed no one does [Q31]", async () => {
  const spam = openTestEvaluation({ fitting: 20 });
  await spam.evaluateAt(0.01);
  const reason = "spam";
  const exclude = {
    requestId,
    reason,
    by: { ...by, reauthentication: { ...by.reauthentication, at: hoursIn(1) } },
  } as const;
  spam.clock.at = hoursIn(1);
  expect(await spam.core.excludeRequest(exclude)).toEqual({ ok: true, value: null });
  const excluded = { outcome: "excluded", exclusion: { reason, by: by.user.id } };
  expect(await spam.promise()).toMatchObject({
    first: excluded,
    all: excluded,
    otherClock: { first: excluded, all: excluded },
    standing: "over",
    proposal: null,
    nextEvaluationAt: null,
  });
  expect((await spam.events()).filter((kind) => kind === "excluded")).toHaveLength(4);

  const missed = openTestEvaluation({ fitting: 20 });
  missed.clock.at = hoursIn(48.2);
  const late = {
    ...exclude,
    by: { ...by, reauthentication: { ...by.reauthentication, at: hoursIn(48.1) } },
  };
  expect(await missed.core.excludeRequest(late)).toEqual({
    ok: false,
    refusal: { kind: "target-settled" },
  });
});

test("an exclusion needs a recent re-authentication, and the queue an admin", async () => {
  const { core, clock } = openTestEvaluation({ fitting: 20 });
  clock.at = hoursIn(30);
  const stale = { ...by, reauthentication: { ...by.reauthentication, at: hoursIn(1) } };
  expect(await core.excludeRequest({ requestId, reason: "spam", by: stale })).toEqual({
    ok: false,
    refusal: { kind: "fresh-proof-needed" },
  });
  const builder = member(bea);
  expect(await core.listPromiseQueue({ standing: null, page, by: builder })).toMatchObject({
    ok: false,
  });
  expect(await core.viewPromise({ requestId, by: builder })).toMatchObject({ ok: false });
  expect(await core.pauseRequest({ requestId, reason: "x", by: builder })).toMatchObject({
    ok: false,
  });
});

test("in mode suggest lapses and releases are proposed, and done once an admin confirms them [Q07]", async () => {
  const evaluation = openTestEvaluation({ fitting: 20 });
  const { evaluateAt, core, proposal, quotes, letters } = evaluation;
  await evaluateAt(0.01);
  await core.inviteBuilders({ requestId, ...asConfirmed(await proposal()), by });
  await evaluation.deliverAll();
  await evaluateAt(8.5);
  const view = async () => {
    const viewed = await core.viewPromise({ requestId, by });
    return viewed.ok && viewed.value ? viewed.value : null;
  };
  const invitations = async () => (await quotes.find(requestId))?.invitations ?? [];
  expect((await invitations()).some(({ lapsedAt }) => lapsedAt)).toBe(false);
  const endings = (await view())?.endings ?? [];
  expect(endings.map(({ kind }) => kind)).toEqual(Array(9).fill("lapse"));
  const names = (await view())?.names;
  expect(endings.map(({ builderId }) => names?.get(builderId))).not.toContain(undefined);

  const [first, second] = endings.map(({ builderId }) => builderId);
  const end = (builderIds: (string | undefined)[]) =>
    core.endProposed({ requestId, builderIds: builderIds.flatMap((id) => id ?? []), by });
  const asBuilder = { requestId, builderIds: [], by: member(bea) };
  expect((await core.endProposed(asBuilder)).ok).toBe(false);
  expect(await end([first])).toEqual({ ok: true, value: { ended: 1 } });
  expect(await end([first])).toMatchObject({ refusal: { kind: "proposal-changed" } });
  expect((await invitations()).filter(({ lapsedAt }) => lapsedAt)).toHaveLength(1);

  for (const { builderId } of (await invitations()).slice(2, 7)) await evaluation.quote(builderId);
  await evaluateAt(9);
  const released = (await view())?.endings ?? [];
  expect(released.map(({ kind, builderId }) => [kind, builderId])).toContainEqual([
    "release",
    second,
  ]);
  expect(await end([second])).toEqual({ ok: true, value: { ended: 1 } });
  expect(letters().filter((letter) => letter.startsWith("invitation-released"))).toHaveLength(1);
});

/** A request whose proposed builders were just invited by a screen that offers to undo it. */
async function justInvited() {
  const evaluation = openTestEvaluation({ fitting: 20 });
  await evaluation.evaluateAt(0.01);
  const shown = await evaluation.proposal();
  const { core, clock } = evaluation;
  await core.inviteBuilders({ requestId, ...asConfirmed(shown), canUndo: true, by });
  const invitedAt = clock.at.getTime();
  return {
    ...evaluation,
    builderIds: shown.builderIds as BuilderId[],
    sendsAfterMs: () =>
      evaluation.outbox.map(({ nextAttemptAt }) => nextAttemptAt.getTime() - invitedAt),
    undo(afterMs: number, who = by) {
      clock.at = new Date(invitedAt + afterMs);
      return core.undoInvitations({ requestId, builderIds: shown.builderIds, by: who });
    },
  };
}
const tooLate = { ok: false, refusal: { kind: "undo-too-late" } };

test("an invitation is undone within ten seconds, while its emails wait: builders hear nothing and are proposed as before [W10]", async () => {
  const evaluation = await justInvited();
  const { undo, sendsAfterMs, letters, quotes, proposal, builderIds, events } = evaluation;
  expect(sendsAfterMs()).toEqual(Array(9).fill(heldMs));
  expect(heldMs).toBeGreaterThan(undoMs);
  expect(await undo(0, member(bea))).toMatchObject({ refusal: { kind: "not-allowed" } });
  expect(await undo(undoMs)).toEqual({ ok: true, value: { undone: 9 } });
  expect(await undo(undoMs)).toEqual({ ok: true, value: { undone: 0 } });
  const before = { status: "pending", assignedBuilders: [], invitations: [] };
  expect(await quotes.find(requestId)).toMatchObject(before);
  expect(letters().filter((letter) => !letter.startsWith("invitation to"))).toEqual([]);
  expect((await proposal()).builderIds).toEqual(builderIds);
  // the ledger forgets nothing
  expect((await events()).filter((kind) => kind === "removed")).toHaveLength(9);
});

test("an invitation isn't undone after ten seconds, nor once a builder works on it or others were invited [W10]", async () => {
  const late = await justInvited();
  expect(await late.undo(undoMs + 1)).toEqual(tooLate);
  const begun = await justInvited();
  const [first] = begun.builderIds;
  if (first) await begun.byLink(first, { kind: "acknowledge" });
  expect(await begun.undo(1_000)).toEqual(tooLate);
  expect((await begun.quotes.find(requestId))?.assignedBuilders).toHaveLength(9);
  const grown = await justInvited();
  await grown.core.inviteBuilders({ requestId, add: [builder(115).id], by });
  expect(await grown.undo(1_000)).toEqual(tooLate);
});

test("without the wish to undo it an invitation leaves at once [W10]", async () => {
  const { evaluateAt, core, proposal, outbox, clock } = openTestEvaluation({ fitting: 20 });
  await evaluateAt(0.01);
  const { version, builderIds } = await proposal();
  const [first = "", second = "", third = ""] = builderIds;
  await core.inviteBuilders({ requestId, add: [first], proposalVersion: version, by });
  await core.inviteBuilders({ requestId, add: [second], by });
  expect(outbox.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([clock.at, clock.at]);
  await core.inviteBuilders({ requestId, add: [third], canUndo: true, by });
  expect(outbox.at(-1)?.nextAttemptAt).toEqual(new Date(clock.at.getTime() + heldMs));
});
