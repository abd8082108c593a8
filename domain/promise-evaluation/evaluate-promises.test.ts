import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { pausePromise, resumePromise } from "../promise/pause-promise.ts";
import { beasResponse, invitation, pendingRequest } from "../quotes/examples.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../shared/id.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { createPromiseEvaluation } from "./create-promise-evaluation.ts";
import { evaluatePromises } from "./evaluate-promises.ts";

const { createdAt, id: requestId } = pendingRequest;
const after = (hours: number) => new Date(createdAt.getTime() + hours * hourMs);
const builder = (number: number) => `0190b000-0000-7000-8000-0000000001${number}0` as BuilderId;

/** A request with so many builders asked at once, and the quotes that came at these hours. */
async function openRequest({ asked, quotedAfter }: { asked: number; quotedAfter: number[] }) {
  const fakes = openTestPorts({ cases: [{ request: pendingRequest, responses: [] }] });
  const { evaluatePromises } = createPromiseEvaluation(fakes);
  const builders = Array.from({ length: asked }, (_, index) => builder(index));
  const invitations = builders.map((id) => invitation(id, { invitedAt: after(1) }));
  await save({ assignedBuilders: builders, invitations, updatedAt: after(1) });
  for (const [index, hours] of quotedAfter.entries()) await quote(index, hours);

  async function save(change: Partial<QuoteRequest>, responses: (typeof beasResponse)[] = []) {
    const request = await fakes.quotes.find(requestId);
    if (request) await fakes.quotes.save({ request: { ...request, ...change }, responses });
  }
  function response(index: number, hours: number) {
    const id = `0190d000-0000-7000-8000-00000000010${index}` as QuoteResponseId;
    const at = { createdAt: after(hours), updatedAt: after(hours) };
    return { ...beasResponse, id, builderId: builder(index), ...at };
  }
  async function quote(index: number, hours: number, facts: object = {}) {
    await save({ updatedAt: after(hours) }, [{ ...response(index, hours), ...facts }]);
  }
  async function settleAt(hours: number) {
    fakes.clock.at = after(hours);
    await evaluatePromises();
    return promise();
  }
  async function promise() {
    const found = await fakes.promises.find(requestId);
    if (!found) throw new Error("The request has no promise");
    return found.promise;
  }
  const events = async () =>
    (await fakes.promiseLedger.ofRequest((await promise()).ledgerId)).map(({ kind }) => kind);
  return { fakes, save, quote, settleAt, promise, events };
}

test("five countable quotes within 48 hours keep the promise, whenever the job comes by [Q01]", async () => {
  const { settleAt } = await openRequest({ asked: 5, quotedAfter: [5, 20, 30, 40, 47] });
  expect(await settleAt(47.5)).toMatchObject({
    first: { outcome: "kept", at: after(24), count: 2 },
    all: { outcome: "open" },
  });
  expect(await settleAt(60)).toMatchObject({ all: { outcome: "kept", at: after(48), count: 5 } });
});

test("four of four asked is open, then missed [Q01]", async () => {
  const { settleAt } = await openRequest({ asked: 4, quotedAfter: [5, 6, 7, 8] });
  expect(await settleAt(47)).toMatchObject({ all: { outcome: "open" } });
  expect(await settleAt(48)).toMatchObject({ all: { outcome: "missed", count: 4 } });
});

test("removing, declining or lapsing a builder never changes a target to kept [Q02]", async () => {
  const { save, settleAt, fakes } = await openRequest({ asked: 5, quotedAfter: [5, 6, 7, 8] });
  const request = await fakes.quotes.find(requestId);
  const [a, b, c, d, silent] = request?.invitations ?? [];
  if (!(a && b && c && d && silent)) throw new Error("The example is gone");
  for (const ending of [
    { lapsedAt: after(10) },
    { removedAt: after(11) },
    { declinedAt: after(11) },
  ]) {
    await save({ invitations: [a, b, c, d, { ...silent, ...ending }], updatedAt: after(12) });
  }
  expect(await settleAt(48)).toMatchObject({ all: { outcome: "missed", count: 4 } });
});

test("an answer without an amount is not countable, and its first amount counts when it comes [Q03]", async () => {
  // nothing, and less than the floor, are as good as none for a target [Y09]
  for (const quotedAmount of [null, 0, 1, 99_99]) {
    const unpriced = await openRequest({ asked: 1, quotedAfter: [] });
    await unpriced.quote(0, 3, { quotedAmount });
    expect(await unpriced.settleAt(24)).toMatchObject({ first: { outcome: "missed", count: 0 } });
    expect(await unpriced.events()).toContain("answered-without-amount");
  }

  const priced = await openRequest({ asked: 1, quotedAfter: [] });
  await priced.quote(0, 3, { quotedAmount: null });
  const [before] = (await priced.fakes.quotes.findCase(requestId))?.responses ?? [];
  if (!before) throw new Error("The answer is gone");
  const revised = { ...before, quotedAmount: 5_000_00, revision: 2, updatedAt: after(23) };
  await priced.save({ updatedAt: after(23) }, [revised]);
  expect(await priced.settleAt(24)).toMatchObject({ first: { outcome: "kept", count: 1 } });
});

test("a settled target stays: a quote taken back later, or one that comes late, changes nothing", async () => {
  const { quote, save, settleAt, fakes, promise } = await openRequest({
    asked: 2,
    quotedAfter: [5],
  });
  await settleAt(24);
  const [first] = (await fakes.quotes.findCase(requestId))?.responses ?? [];
  if (!first) throw new Error("The quote is gone");
  const withdrawn = { ...first, status: "declined" as const, withdrawnAt: after(25) };
  await save({ updatedAt: after(25) }, [withdrawn]);
  expect((await promise()).first).toMatchObject({ outcome: "kept", count: 1 });
  await settleAt(48);
  await quote(1, 49);
  expect((await promise()).all).toMatchObject({ outcome: "missed", count: 0 });
});

test("accepted before five are in is left out of the five only; accepted with five in is kept", async () => {
  const early = await openRequest({ asked: 5, quotedAfter: [5, 6] });
  const accept = async (fakes: typeof early, hours: number) => {
    const found = await fakes.fakes.quotes.findCase(requestId);
    const [taken] = found?.responses ?? [];
    if (!taken) throw new Error("The quote is gone");
    const accepted = { ...taken, status: "accepted" as const, updatedAt: after(hours) };
    await fakes.save({ updatedAt: after(hours) }, [accepted]);
    return fakes.promise();
  };
  expect(await accept(early, 10)).toMatchObject({
    first: { outcome: "kept", at: after(10) },
    all: { outcome: "excluded", exclusion: { reason: "accepted-early" } },
    nextEvaluationAt: null,
  });
  const all = await openRequest({ asked: 5, quotedAfter: [5, 6, 7, 8, 29] });
  expect(await accept(all, 30)).toMatchObject({
    all: { outcome: "kept", at: after(30), count: 5 },
  });
});

test("one run evaluates all that are due, a part at a time, and each of them once", async () => {
  const requests = Array.from({ length: 5 }, (_, index) => ({
    ...pendingRequest,
    id: `0190e000-0000-7000-8000-00000000020${index}` as QuoteRequestId,
  }));
  const fakes = openTestPorts({ cases: requests.map((request) => ({ request, responses: [] })) });
  for (const request of requests) await fakes.quotes.save({ request, responses: [] });
  fakes.clock.at = after(24);
  const run = evaluatePromises(fakes, { atOnce: 2 });
  expect(await run()).toBe(5);
  expect(await fakes.promises.listDue(after(24), 10)).toEqual([]);
  expect(await run()).toBe(0);
});

test("the other clock is measured to its own end, and the job stops looking then [Q36]", async () => {
  const { settleAt, promise } = await openRequest({ asked: 1, quotedAfter: [5] });
  const { otherClock } = await promise();
  expect(otherClock.allDueAt > after(48)).toBe(true);
  const afterWall = await settleAt(48);
  expect(afterWall.otherClock.all.outcome).toBe("open");
  expect(afterWall.nextEvaluationAt).toEqual(otherClock.allDueAt);
  const done = await settleAt(24 * 7);
  expect(done.otherClock).toMatchObject({ first: { outcome: "kept" }, all: { outcome: "missed" } });
  expect(done.nextEvaluationAt).toBeNull();
});

test("a pause stops both clocks and moves what is open; it ends by itself after 72 hours in sum [Q30]", async () => {
  const { fakes, settleAt, promise, events } = await openRequest({ asked: 1, quotedAfter: [5] });
  await settleAt(24);
  const before = await promise();
  const pause = (hours: number) =>
    fakes.promises.change(requestId, (found) =>
      pausePromise(found.promise, "The size is missing", after(hours)),
    );
  await pause(30);
  expect(await settleAt(49)).toMatchObject({ all: { outcome: "open" }, pausedSince: after(30) });
  await fakes.promises.change(requestId, (found) =>
    resumePromise(found.promise, found.policy.params, after(50)),
  );
  expect(await promise()).toMatchObject({
    firstDueAt: before.firstDueAt,
    allDueAt: after(68),
    pausedMs: 20 * hourMs,
    pauseReason: null,
  });
  await pause(60);
  expect(await settleAt(111)).toMatchObject({
    pausedSince: after(60),
    nextEvaluationAt: after(112),
  });
  expect(await settleAt(200)).toMatchObject({
    pausedSince: null,
    allDueAt: after(48 + 72),
    pausedMs: 72 * hourMs,
    all: { outcome: "missed", at: after(120) },
  });
  expect((await events()).filter((kind) => /paused|resumed/.test(kind))).toEqual([
    "paused",
    "resumed",
    "paused",
    "resumed",
  ]);
});

test("the ledger holds roles, numbers and figures only [Q33]", async () => {
  const { fakes, settleAt, promise, save } = await openRequest({ asked: 2, quotedAfter: [5] });
  const planted = {
    company: "Plantedcorp",
    tradeShowName: "Plantedshow",
    firstName: "Plantedname",
  };
  await save({ ...planted, venue: "Plantedhall", updatedAt: after(6) });
  await settleAt(24 * 7);
  const { ledgerId } = await promise();
  const text = JSON.stringify(await fakes.promiseLedger.ofRequest(ledgerId));
  expect(text).not.toMatch(/planted/i);
  for (const id of [requestId, builder(0), pendingRequest.email, beasResponse.id]) {
    expect(text).not.toContain(id);
  }
});
