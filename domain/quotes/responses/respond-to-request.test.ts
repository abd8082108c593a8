import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { withStaleWrites } from "../../../adapters/memory/with-stale-writes.ts";
import { bea as beaUser, carl as carlUser, max, member } from "../../accounts/examples.ts";
import { assignBuilders } from "../../assignment/assign-builders.ts";
import { beasBooths, carlsStands } from "../../builder-profiles/examples.ts";
import { answeredCase, bea, beasResponse, now, offer, sentRequest } from "../examples.ts";
import type { QuoteCase } from "../ports.ts";
import { respondToRequest } from "./respond-to-request.ts";

const requestId = sentRequest.id;
const byBea = member(beaUser, beasBooths);
const byCarl = member(carlUser, carlsStands);
const unanswered: QuoteCase = { request: sentRequest, responses: [] };

it("respondToRequest() stores the offer, moves the request on, and tells the exhibitor", async () => {
  const fakes = openTestPorts({ cases: [unanswered] });
  const result = await respondToRequest(fakes)({ requestId, offer, by: byBea });
  const kept = await fakes.quotes.findCase(requestId);
  expect(kept?.responses).toEqual([result.ok && result.value]);
  expect(kept?.responses[0]).toMatchObject({
    ...offer,
    builderId: bea,
    status: "pending",
    revision: 1,
    validUntil: new Date("2027-02-04T10:00:00.000Z"),
  });
  expect(kept?.request).toMatchObject({ status: "in-progress", updatedAt: now });
  expect(fakes.letters()).toEqual([`response-received to ${sentRequest.email}`]);
});

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
  const kept = await fakes.quotes.findCaseOfResponse(beasResponse.id);
  expect(kept?.responses.find(({ id }) => id === beasResponse.id)?.status).toBe("expired");
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
