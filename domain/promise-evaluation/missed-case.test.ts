import { expect, test } from "vitest";
import { bea, member } from "../accounts/examples.ts";
import { builder } from "../assignment/matching/examples.ts";
import { beasResponse } from "../quotes/examples.ts";
import { standingWords } from "./standing-words.ts";
import { asConfirmed, by, hoursIn, openTestEvaluation, requestId } from "./test/test-evaluation.ts";

type Setup = Parameters<typeof openTestEvaluation>[0];

/** A request with the acts on its missed promise. */
function openCase({ fitting = 0, sender }: Partial<Setup> = {}) {
  const evaluation = openTestEvaluation({ fitting, sender });
  const { core, outbox, promiseQueue } = evaluation;
  return {
    ...evaluation,
    counts: () => promiseQueue.counts(),
    close: (email = "Sorry.\nWe go on.", who = by) => core.closeCase({ requestId, email, by: who }),
    keep: (add: string[] = [], who = by) => core.keepTrying({ requestId, add, by: who }),
    async viewed() {
      const found = await core.viewPromise({ requestId, by });
      if (!found.ok || !found.value) throw new Error("The request has no promise");
      return found.value;
    },
    answers: () => outbox.filter(({ letter }) => letter.kind === "promise-answered"),
  };
}
const closed = { ok: false, refusal: { kind: "case-closed", standing: "over" } };

test("a missed target is one case until an admin answers the customer and closes it [W11]", async () => {
  const { evaluateAt, counts, close, viewed, answers, events, promise } = openCase();
  await evaluateAt(23);
  expect(await counts()).toMatchObject({ missed: 0 });
  expect(await close()).toMatchObject({ refusal: { kind: "case-closed" } });
  await evaluateAt(24);
  expect(await counts()).toMatchObject({ missed: 1, waiting: 0, "at-risk": 0 });
  await evaluateAt(48);
  expect(await counts()).toMatchObject({ missed: 1 });
  expect(standingWords(await viewed())).toContain("Answer the customer and close the case");

  expect(await close("Dear Ada,\nwe found none.")).toEqual({ ok: true, value: null });
  expect(await counts()).toMatchObject({ missed: 0 });
  expect(await promise()).toMatchObject({ standing: "over", missesClosed: 2 });
  expect(standingWords(await viewed())).toContain("An admin closed the case");
  expect(answers()).toMatchObject([{ letter: { text: "Dear Ada,\nwe found none." } }]);
  expect((await events()).filter((kind) => kind === "target-missed")).not.toEqual([]);
  // it was closed: no alarm asks to call a day later, and none opens it again
  expect(await evaluateAt(73)).toMatchObject({ standing: "over" });
  expect((await promise()).told).not.toContain("call-them");
});

test("a second admin reads that the case is closed, and sends nothing [W11]", async () => {
  const { evaluateAt, close, keep, answers } = openCase();
  await evaluateAt(48);
  await close();
  expect(await close()).toEqual(closed);
  expect(await keep()).toEqual(closed);
  expect(answers()).toHaveLength(1);
});

test("a case closed over the first quote opens again when all quotes are missed [W11]", async () => {
  const { evaluateAt, close, counts } = openCase({ fitting: 20 });
  await evaluateAt(24);
  expect(await counts()).toMatchObject({ missed: 1, waiting: 0 });
  await close();
  expect(await counts()).toMatchObject({ missed: 0, waiting: 1 });
  expect(await evaluateAt(48)).toMatchObject({ standing: "missed" });
  await close();
  expect(await counts()).toMatchObject({ missed: 0 });
});

test("late quotes don't close a case, nor does a pause; an accepted quote does [W11]", async () => {
  const { evaluateAt, core, clock, proposal, quote, counts, read, quotes } = openCase({
    fitting: 20,
  });
  await evaluateAt(0.01);
  const shown = await proposal();
  await core.inviteBuilders({ requestId, ...asConfirmed(shown), by });
  await evaluateAt(24);
  await core.pauseRequest({ requestId, reason: "We need the floor plan", by });
  expect(await counts()).toMatchObject({ missed: 1, paused: 0 });
  clock.at = hoursIn(25);
  await core.resumeRequest({ requestId, by });
  await evaluateAt(49);
  for (const id of shown.builderIds.slice(0, 5)) await quote(id);
  expect(await evaluateAt(50)).toMatchObject({ standing: "missed", outlook: { countable: 5 } });
  const { request } = await read();
  const response = { ...beasResponse, status: "accepted" } as const;
  await quotes.save({ request: { ...request, updatedAt: clock.at }, responses: [response] });
  expect(await counts()).toMatchObject({ missed: 0 });
});

test("who keeps trying invites more and looks again in 24 hours; the miss stays counted [W11] [Q02]", async () => {
  const { evaluateAt, core, keep, counts, promise, proposal, quotes } = openCase({ fitting: 20 });
  await evaluateAt(0.01);
  const shown = await proposal();
  await core.inviteBuilders({ requestId, ...asConfirmed(shown), by });
  await evaluateAt(48);
  const more = [builder(115).id, builder(116).id];
  expect(await keep(more)).toEqual({ ok: true, value: { invited: 2, lookAgainAt: hoursIn(72) } });
  expect((await quotes.find(requestId))?.assignedBuilders).toEqual([...shown.builderIds, ...more]);
  expect(await promise()).toMatchObject({
    standing: "missed",
    all: { outcome: "missed" },
    lookAgainAt: hoursIn(72),
  });
  expect(await counts()).toMatchObject({ missed: 1 });
});

test("an admin keeps trying where no builder is left to invite [W11]", async () => {
  const { evaluateAt, keep, promise } = openCase();
  await evaluateAt(48);
  expect(await keep()).toEqual({ ok: true, value: { invited: 0, lookAgainAt: hoursIn(72) } });
  expect(await promise()).toMatchObject({ standing: "missed", all: { outcome: "missed" } });
});

test("only an admin ends a missed promise [W11]", async () => {
  const { evaluateAt, close, keep, answers } = openCase();
  await evaluateAt(48);
  expect((await close("Mine", member(bea))).ok).toBe(false);
  expect((await keep([], member(bea))).ok).toBe(false);
  expect(answers()).toEqual([]);
});

test("the case says what happened in three lines, and has an email ready [W11]", async () => {
  const { evaluateAt, core, proposal, quote, deliverAll, byLink, viewed, read, quotes } = openCase({
    fitting: 20,
  });
  await evaluateAt(0.01);
  expect((await viewed()).missed).toBeNull();
  const shown = await proposal();
  await core.inviteBuilders({ requestId, ...asConfirmed(shown), by });
  const [one, two, three] = shown.builderIds;
  const { request } = await read();
  const invitations = request.invitations.map((each) =>
    each.builderId === three ? { ...each, delivery: "failed" as const } : each,
  );
  await quotes.save({ request: { ...request, invitations } });
  await deliverAll();
  if (one) await quote(one);
  if (two) await byLink(two, { kind: "decline", code: "too-busy", reason: null });
  await evaluateAt(48);
  const { missed, names } = await viewed();
  expect(missed?.happened).toEqual([
    "Invited: 9 builders.",
    "Answered: 1 with a quote, 1 declined, 6 not yet.",
    `Undelivered: ${three && names.get(three)}.`,
  ]);
  expect(missed?.email).toContain("We promised you five quotes");
  expect(missed?.email).toContain("by Wednesday, January 6. One is in now. That's our fault");
});

test("an unverified address is offered no text from its form [W11]", async () => {
  const { evaluateAt, viewed } = openCase({ sender: { emailState: "unproven" } });
  const { request } = await viewed();
  await evaluateAt(48);
  const email = (await viewed()).missed?.email ?? "";
  expect(email).toMatch(/^Hello,/);
  expect(email).not.toContain(request.firstName);
  expect(email).not.toContain(request.tradeShowName);
});
