import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { lineOf } from "../../offers/examples.ts";
import { asStated } from "../../offers/line-amount.ts";
import { dayMs, hourMs, minuteMs } from "../../shared/time/time-units.ts";
import { answeredCase, beasResponse, carlsResponse, now, offer } from "../examples.ts";
import type { OfferChanges, QuoteResponse } from "../quote-response.ts";
import { respondToRequest } from "./respond-to-request.ts";
import { revise, reviseResponse } from "./revise-response.ts";
import { withdrawResponse } from "./withdraw-response.ts";

const by = member(beaUser, beasBooths);
const responseId = beasResponse.id;

it("reviseResponse() replaces the offer and counts the revision; within ten minutes they are one letter [Y05]", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const cheaper = { ...offer, quotedAmount: 40_000_00 };
  for (const revision of [2, 3]) {
    const result = await reviseResponse(fakes)({ responseId, changes: cheaper, by });
    const saved = await fakes.quotes.findCaseOfResponse(responseId);
    expect(saved?.responses[1]).toMatchObject({
      quotedAmount: 40_000_00,
      revision,
      status: "pending",
    });
    expect(result).toEqual({ ok: true, value: saved?.responses[1] });
  }
  expect(fakes.letters()).toHaveLength(1);
  fakes.clock.at = new Date(now.getTime() + 10 * minuteMs);
  await reviseResponse(fakes)({ responseId, changes: offer, by });
  expect(fakes.letters()).toHaveLength(2);
  const [first, second] = fakes.outbox;
  expect(first?.nextAttemptAt).toEqual(second?.createdAt);
});

it("reviseResponse() and respondToRequest() count one builder's quotes of an hour together, by whatever way they came [Y05]", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  fakes.clock.at = new Date(now.getTime() + 2 * hourMs);
  const invited = answeredCase.request.invitations.find(
    ({ builderId }) => builderId === beasBooths.id,
  );
  const byLink = {
    kind: "link-holder" as const,
    builder: beasBooths,
    endsAt: new Date(now.getTime() + 90 * dayMs),
    shown: (text: string) => text,
    link: {
      requestId: answeredCase.request.id,
      builderId: beasBooths.id,
      invitedAt: invited?.invitedAt ?? now,
      linkVersion: 1,
    },
  };
  const kinds: unknown[] = [];
  for (let at = 0; at < 31; at++) {
    fakes.clock.at = new Date(fakes.clock.at.getTime() + minuteMs);
    const who = at % 2 === 0 ? by : byLink;
    const done = await reviseResponse(fakes)({ responseId, changes: offer, by: who });
    kinds.push(done.ok || done.refusal.kind);
  }
  expect(kinds).toEqual([...Array(30).fill(true), "too-many-answers"]);
  expect(fakes.letters()).toHaveLength(3);
  await withdrawResponse(fakes)({ responseId, by });
  const again = { requestId: answeredCase.request.id, offer, by };
  expect(await respondToRequest(fakes)(again)).toMatchObject({
    refusal: { kind: "too-many-answers", waitSeconds: 30 * 60 },
  });
  fakes.clock.at = new Date(fakes.clock.at.getTime() + 30 * minuteMs);
  expect(await respondToRequest(fakes)(again)).toMatchObject({ ok: true });
});

it("a quote that is withdrawn and sent again within ten minutes is no further email until it stays [Y05]", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  fakes.clock.at = new Date(now.getTime() + 2 * hourMs);
  const requestId = answeredCase.request.id;
  let latest = responseId;
  for (let at = 0; at < 20; at++) {
    fakes.clock.at = new Date(fakes.clock.at.getTime() + 10_000);
    await withdrawResponse(fakes)({ responseId: latest, by });
    const sent = await respondToRequest(fakes)({ requestId, offer, by });
    if (!sent.ok) throw new Error(sent.refusal.kind);
    latest = sent.value.id;
  }
  const due = (within: number) =>
    fakes.outbox
      .filter(({ nextAttemptAt }) => nextAttemptAt.getTime() <= fakes.clock.at.getTime() + within)
      .map(({ letter }) => letter.kind);
  // of 20 the first is emailed at once, the others wait, and are dropped where they did not stay
  const first = ["response-withdrawn", "response-received", "response-withdrawn"];
  expect(due(0)).toEqual(first);
  const waiting = Array(19).fill("response-received");
  expect(due(10 * minuteMs)).toEqual([...first, ...waiting]);
});

it("reviseResponse() keeps what it is not given, and clears what it is given as nothing", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const { estimatedTimeline, responseMessage, attachments, validUntil } = beasResponse;
  const said = { estimatedTimeline, responseMessage, attachments, validUntil };
  const dearer = await reviseResponse(fakes)({ responseId, changes: { quotedAmount: 0 }, by });
  expect(dearer).toMatchObject({ ok: true, value: { ...said, quotedAmount: 0, revision: 2 } });
  const changes = { estimatedTimeline: null, attachments: [] };
  const cleared = await reviseResponse(fakes)({ responseId, changes, by });
  expect(cleared).toMatchObject({
    ok: true,
    value: { ...said, ...changes, quotedAmount: 0, revision: 3 },
  });
});

it("revise() in another currency wants the high end of a range again, in that currency [R38]", () => {
  const exchange = { rateMillionths: 1_085_000, source: "Our table", day: "2026-11-20" };
  const lines = [lineOf("structure", { amount: 50_000_00 })];
  const inEuros: QuoteResponse = {
    ...beasResponse,
    lines,
    currency: "EUR",
    exchange,
    quotedAmount: 54_250_00,
    terms: { firmness: "range", high: 60_000_00 },
  };
  const before = { ...answeredCase, responses: [carlsResponse, inEuros] };
  const revised = (changes: OfferChanges) => {
    const rateOf = (currency: string) => (currency === "EUR" ? exchange : null);
    return revise(before, { id: responseId, changes, revision: 1, rateOf }, now);
  };
  const wanting = { refusal: { kind: "price-range-invalid", problem: "no-high-end" } };
  expect(revised({ lines, currency: "USD" })).toMatchObject(wanting);
  expect(revised({ lines: [], quotedAmount: 54_000_00 })).toMatchObject(wanting);
  expect(revised({ lines, currency: "USD", terms: { high: 66_000_00 } })).toMatchObject({
    value: { changed: { quotedAmount: 50_000_00, terms: { firmness: "range", high: 66_000_00 } } },
  });
  expect(revised({ estimatedTimeline: "7 weeks" })).toMatchObject({
    value: { changed: { terms: { high: 60_000_00 } } },
  });
});

it("revise() leaves the stored price as it is where only other terms change, whatever it would come to today", () => {
  const lines = [
    lineOf("structure", { amount: 12_345_00 }),
    { ...lineOf("discount", { quantity: 7_500, amount: -925_88 }), unit: "percent" as const },
  ];
  const stored: QuoteResponse = { ...beasResponse, lines, quotedAmount: 11_419_12 };
  const before = { ...answeredCase, responses: [carlsResponse, stored] };
  const revised = (changes: OfferChanges) =>
    revise(before, { id: responseId, changes, revision: 1, rateOf: () => null }, now);
  expect(revised({ estimatedTimeline: "7 weeks" })).toMatchObject({
    value: { changed: { lines, quotedAmount: 11_419_12, estimatedTimeline: "7 weeks" } },
  });
  expect(revised({ lines: lines.map(asStated) })).toMatchObject({
    value: { changed: { quotedAmount: 11_419_13 } },
  });
});

it.each(["accepted", "declined", "expired"] as const)(
  "a builder can neither revise nor withdraw an offer that is %s",
  async (status) => {
    const responses = [carlsResponse, { ...beasResponse, status }];
    const fakes = openTestPorts({ cases: [{ ...answeredCase, responses }] });
    const refusal = { kind: "quote-response-state", status };
    expect(await reviseResponse(fakes)({ responseId, changes: offer, by })).toMatchObject({
      refusal,
    });
    expect(await withdrawResponse(fakes)({ responseId, by })).toMatchObject({ refusal });
  },
);

it("reviseResponse() refuses an offer whose time has passed, before the sweep has been by", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  fakes.clock.at = beasResponse.validUntil;
  const refusal = { kind: "quote-response-state", status: "expired" };
  expect(await reviseResponse(fakes)({ responseId, changes: offer, by })).toMatchObject({
    refusal,
  });
});

it("withdrawResponse() declines the offer with the time, leaves the other, and mails the exhibitor", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const result = await withdrawResponse(fakes)({ responseId, by });
  const saved = await fakes.quotes.findCaseOfResponse(responseId);
  expect(result).toEqual({ ok: true, value: saved?.responses[1] });
  expect(saved?.responses[1]).toMatchObject({ status: "declined", withdrawnAt: fakes.clock.at });
  expect(saved?.responses[0]).toEqual(carlsResponse);
  expect(fakes.letters()).toEqual([`response-withdrawn to ${answeredCase.request.email}`]);
});
