import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { withStaleWrites } from "../../../adapters/memory/test/with-stale-writes.ts";
import { ada, bea as beaUser, carl as carlUser, max, member } from "../../accounts/examples.ts";
import { assignBuilders } from "../../assignment/assign-builders.ts";
import { beasBooths, carlsStands } from "../../builder-profiles/examples.ts";
import { createRounds } from "../../rounds/create-rounds.ts";
import { hourMs } from "../../shared/time/time-units.ts";
import {
  answeredCase,
  bea,
  beasResponse,
  carlsResponse,
  now,
  offer,
  sentRequest,
} from "../examples.ts";
import type { QuoteCase } from "../ports.ts";
import { respondToRequest } from "./respond-to-request.ts";
import { withdrawResponse } from "./withdraw-response.ts";

const requestId = sentRequest.id;
const byBea = member(beaUser, beasBooths);
const byCarl = member(carlUser, carlsStands);
const unanswered: QuoteCase = { request: sentRequest, responses: [] };

it("respondToRequest() stores the offer, moves the request on, and mails the exhibitor", async () => {
  const fakes = openTestPorts({ cases: [unanswered] });
  const result = await respondToRequest(fakes)({ requestId, offer, by: byBea });
  const stored = await fakes.quotes.findCase(requestId);
  expect(stored?.responses).toEqual([result.ok && result.value]);
  expect(stored?.responses[0]).toMatchObject({
    ...offer,
    builderId: bea,
    status: "pending",
    revision: 1,
    validUntil: new Date("2027-02-04T23:59:59.000Z"),
  });
  expect(stored?.request).toMatchObject({ status: "in-progress", updatedAt: now });
  expect(fakes.letters()).toEqual([`response-received to ${sentRequest.email}`]);
});

it.each([
  [null, 1],
  [0, 1],
  [99_99, 1],
  [100_00, 2],
])(
  "beside another builder's quote of %s cents the email counts %s in, as the page does [W03][Y09]",
  async (quotedAmount, received) => {
    const fakes = openTestPorts({
      cases: [{ ...answeredCase, responses: [{ ...carlsResponse, quotedAmount }] }],
    });
    await respondToRequest(fakes)({ requestId, offer, by: byBea });
    expect(fakes.outbox.at(-1)?.letter).toMatchObject({ received, promised: 5 });
  },
);

it("respondToRequest() refuses an offer that is over before it begins", async () => {
  const fakes = openTestPorts({ cases: [unanswered] });
  const result = await respondToRequest(fakes)({
    requestId,
    offer: { ...offer, validUntil: now },
    by: byBea,
  });
  expect(result).toEqual({ ok: false, refusal: { kind: "validity-in-the-past" } });
});

it("respondToRequest() takes a new offer when the one before has expired, and stores that one so", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  fakes.clock.at = beasResponse.validUntil;
  const result = await respondToRequest(fakes)({ requestId, offer, by: byBea });
  expect(result.ok).toBe(true);
  const stored = await fakes.quotes.findCaseOfResponse(beasResponse.id);
  expect(stored?.responses.find(({ id }) => id === beasResponse.id)?.status).toBe("expired");
});

it.each<[string, (fakes: ReturnType<typeof openTestPorts>) => Promise<unknown>]>([
  ["before", async () => {}],
  ["after", ({ quotes, clock }) => quotes.expireResponses(clock.at)],
])(
  "a new quote answers the round in which the one before has expired, %s the sweep [R22]",
  async (_, sweep) => {
    const hours = (count: number) => new Date(now.getTime() + count * hourMs);
    const soon = { ...beasResponse, validUntil: hours(12) };
    const fakes = openTestPorts({ cases: [{ ...answeredCase, responses: [carlsResponse, soon] }] });
    const rounds = createRounds(fakes);
    const offers = [carlsResponse, soon].map(({ id }) => ({ responseId: id, lines: [] }));
    const wanted = { requestId, offers, text: "Your last word?", hours: 24, by: member(ada) };
    expect(await rounds.openRound(wanted)).toMatchObject({ ok: true });
    const validity = fakes.outbox.map(({ letter }) => "validUntil" in letter && letter.validUntil);
    expect(validity).toEqual([false, hours(12).toISOString()]);

    fakes.clock.at = hours(13);
    await sweep(fakes);
    expect(await rounds.letOfferStand({ responseId: soon.id, by: byBea })).toMatchObject({
      refusal: { kind: "quote-response-state", status: "expired" },
    });
    const result = await respondToRequest(fakes)({ requestId, offer, by: byBea });
    expect(result).toMatchObject({ value: { round: { answer: "revised", isLate: false } } });
    const stored = await fakes.quotes.findCase(requestId);
    const before = stored?.responses.find(({ id }) => id === soon.id);
    expect(before).toMatchObject({ status: "expired", round: null, roundDueAt: null });

    await rounds.letOfferStand({ responseId: carlsResponse.id, by: byCarl });
    expect(fakes.outbox.at(-1)?.letter).toMatchObject({
      kind: "round-closed",
      revised: 1,
      stands: 1,
      silent: 0,
    });
  },
);

it("a new quote answers the round in which the one before was withdrawn; that one stays withdrawn [R22]", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const rounds = createRounds(fakes);
  const offers = [beasResponse, carlsResponse].map(({ id }) => ({ responseId: id, lines: [] }));
  const wanted = { requestId, offers, text: "Your last word?", hours: 24, by: member(ada) };
  expect(await rounds.openRound(wanted)).toMatchObject({ ok: true });
  await withdrawResponse(fakes)({ responseId: beasResponse.id, by: byBea });
  const result = await respondToRequest(fakes)({ requestId, offer, by: byBea });
  expect(result).toMatchObject({ value: { round: { answer: "revised", isLate: false } } });
  const stored = await fakes.quotes.findCase(requestId);
  expect(stored?.responses.find(({ id }) => id === beasResponse.id)).toMatchObject({
    status: "declined",
    withdrawnAt: now,
    round: null,
    roundDueAt: null,
  });
});

it("a new quote that is the last answer of a round closes it, and one after its end is in none [R22]", async () => {
  const soon = { ...beasResponse, validUntil: new Date(now.getTime() + hourMs) };
  const open = async () => {
    const fakes = openTestPorts({ cases: [{ ...answeredCase, responses: [carlsResponse, soon] }] });
    const offers = [{ responseId: soon.id, lines: [] }];
    const wanted = { requestId, offers, text: "Your last word?", hours: 4, by: member(ada) };
    await createRounds(fakes).openRound(wanted);
    return fakes;
  };
  const inTime = await open();
  inTime.clock.at = new Date(now.getTime() + 2 * hourMs);
  await respondToRequest(inTime)({ requestId, offer, by: byBea });
  expect(inTime.outbox.at(-1)?.letter).toMatchObject({ kind: "round-closed", revised: 1 });
  const late = await open();
  late.clock.at = new Date(now.getTime() + 4 * hourMs);
  const result = await respondToRequest(late)({ requestId, offer, by: byBea });
  expect(result).toMatchObject({ value: { round: null } });
});

it("respondToRequest() refuses once an offer is accepted", async () => {
  const accepted = { ...beasResponse, status: "accepted" as const };
  const request = { ...answeredCase.request };
  const fakes = openTestPorts({ cases: [{ request, responses: [accepted] }] });
  expect(await respondToRequest(fakes)({ requestId, offer, by: byCarl })).toEqual({
    ok: false,
    refusal: { kind: "response-already-accepted", attempted: "send a quote" },
  });
});

it.each(["completed", "cancelled"] as const)(
  "respondToRequest() refuses when %s",
  async (status) => {
    const request = { ...sentRequest, status };
    const fakes = openTestPorts({ cases: [{ request, responses: [] }] });
    const result = await respondToRequest(fakes)({ requestId, offer, by: byBea });
    expect(result).toMatchObject({ ok: false, refusal: { kind: "quote-request-state", status } });
  },
);

it("respondToRequest() looks again when another builder was quicker", async () => {
  const fakes = openTestPorts({ cases: [unanswered] });
  const carlAnswers = () => respondToRequest(fakes)({ requestId, offer, by: byCarl });
  const quotes = withStaleWrites(fakes.quotes, carlAnswers);
  expect((await respondToRequest({ ...fakes, quotes })({ requestId, offer, by: byBea })).ok).toBe(
    true,
  );
  expect((await fakes.quotes.findCase(requestId))?.responses).toHaveLength(2);
  expect(fakes.outbox).toHaveLength(2);
});

it("respondToRequest() makes one offer of two at the same time", async () => {
  const fakes = openTestPorts({ cases: [unanswered] });
  const again = () => respondToRequest(fakes)({ requestId, offer, by: byBea });
  const quotes = withStaleWrites(fakes.quotes, again);
  const result = await respondToRequest({ ...fakes, quotes })({ requestId, offer, by: byBea });
  expect(result).toEqual({ ok: false, refusal: { kind: "already-responded" } });
  expect((await fakes.quotes.findCase(requestId))?.responses).toHaveLength(1);
});

it("respondToRequest() refuses a builder who is removed meanwhile", async () => {
  const fakes = openTestPorts({ cases: [unanswered] });
  const remove = () => assignBuilders(fakes)({ requestId, builderIds: [], by: member(max) });
  const quotes = withStaleWrites(fakes.quotes, remove);
  const result = await respondToRequest({ ...fakes, quotes })({ requestId, offer, by: byBea });
  expect(result).toEqual({ ok: false, refusal: { kind: "quote-request-not-found" } });
});
