import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { max } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { lineOf } from "../../offers/examples.ts";
import type { Rate } from "../../offers/own-rates.ts";
import { awardWithoutReasons } from "../../quotes/award.ts";
import {
  answeredCase,
  bea,
  beasResponse,
  carl,
  carlsResponse,
  invitation,
  now,
  offer,
  sentRequest,
} from "../../quotes/examples.ts";
import type { QuoteCase } from "../../quotes/ports.ts";
import type { Invitation, QuoteRequest } from "../../quotes/quote-request.ts";
import type { OfferChanges, QuoteResponse } from "../../quotes/quote-response.ts";
import { type ResponseLink, responseLinkOf } from "../../quotes/response-link.ts";
import { withdrawResponse } from "../../quotes/responses/withdraw-response.ts";
import type { RoundPart } from "../../quotes/round/round-part.ts";
import type { QuoteRequestId, RoundId } from "../../shared/id.ts";
import { changeBuilders } from "../change-builders.ts";
import { renewLink } from "./renew-link.ts";
import { lastAct } from "./take-back.ts";
import { actByLink, type LinkAct } from "./test/act-by-link.ts";
import { type LinkedBrief, viewByLink } from "./view-by-link.ts";

const takeBack = { kind: "take-back", seen: null } as const;
const minutes = (count: number) => new Date(now.getTime() - count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);
const beas = (facts: Partial<QuoteResponse> = {}): QuoteResponse => ({ ...beasResponse, ...facts });

/** Bea's link to a request with these responses, and the request's ports. */
function openLink(
  responses: QuoteResponse[] = [],
  { beasInvitation = {}, ...facts }: Partial<QuoteRequest> & { beasInvitation?: object } = {},
) {
  const invitations = [invitation(bea, beasInvitation), invitation(carl)];
  const request = { ...sentRequest, invitations, ...facts };
  const ports = openTestPorts({ cases: [{ request, responses }] });
  const link = responseLinkOf(request, invitations[0] as Invitation);
  const view = async (held: ResponseLink | null = link) => {
    const read = await viewByLink(ports)({ link: held });
    return read.ok ? read.value : read.refusal.kind;
  };
  const may = async () => {
    const viewed = await view();
    if (typeof viewed === "string") return viewed;
    const rights = Object.entries(viewed.may).filter(([, isAllowed]) => isAllowed);
    return rights.map(([name]) => name).toSorted();
  };
  const act = async (act: LinkAct) => {
    const done = await actByLink(ports)({ link, act });
    return done.ok ? "done" : done.refusal.kind;
  };
  const stored = async () => (await ports.quotes.findCase(request.id)) as QuoteCase;
  return { ports, request, link, view, may, act, stored };
}

test("an invited builder reads the brief by link, without the people behind it, and may answer [Q20] [Q22]", async () => {
  const { view, may } = openLink([], { additionalRequirements: "Call Ada on +1 555 010 4711" });
  const viewed = await view();
  expect(viewed).toMatchObject({
    tradeShowName: sentRequest.tradeShowName,
    builderName: "Bea's Booths",
    acknowledgement: "possible",
    ownQuote: null,
    state: "delivered",
    seats: { taken: 2, of: 7 },
    isClosedToQuestions: false,
    hasBriefFiles: false,
    files: [],
    briefEdits: [],
  });
  expect(JSON.stringify(viewed)).not.toMatch(/Ada|Lovelace|4711|555 0100/);
  expect(await may()).toEqual(["acknowledge", "addFiles", "ask", "decline", "quote"]);
});

test("a link to nothing, to another version, of a removed invitation or a closed request is invalid [Q21]", async () => {
  const { view, link } = openLink();
  expect(await view(null)).toBe("response-link-invalid");
  expect(await view({ ...link, linkVersion: 2 })).toBe("response-link-invalid");
  expect(await view({ ...link, builderId: carl, invitedAt: minutes(59) })).toBe(
    "response-link-invalid",
  );
  expect(await openLink([], { beasInvitation: { removedAt: now } }).view()).toBe(
    "response-link-invalid",
  );
  const isDeclined = { removedAt: now, declinedAt: now };
  expect(await openLink([], { beasInvitation: isDeclined }).view()).toMatchObject({
    state: "declined",
  });
  const closed = openLink([], { status: "cancelled" });
  expect(await closed.view()).toBe("response-link-invalid");
  expect(await closed.act({ kind: "acknowledge" })).toBe("response-link-invalid");
  expect(await openLink([], { erasedAt: now }).view()).toBe("response-link-invalid");
});

test("a link works for fourteen days after all quotes were due [Q21]", async () => {
  const due = 2;
  for (const [age, answer] of [
    [13.9 + due, "object"],
    [14.1 + due, "string"],
  ] as const) {
    const createdAt = days(age);
    const { view } = openLink([], { createdAt, beasInvitation: { invitedAt: createdAt } });
    expect([age, typeof (await view())]).toEqual([age, answer]);
  }
  // a later invitation has as many days of its own
  const late = (invitedAt: Date) =>
    openLink([], { createdAt: days(40), beasInvitation: { invitedAt } });
  expect(typeof (await late(days(13)).view())).toBe("object");
  expect(await late(days(15)).view()).toBe("response-link-invalid");
});

test("with a quote a builder may revise, withdraw or take it back for an hour; a decided request is only read [Q23]", async () => {
  const pending = ["addFiles", "ask", "revise", "withdraw"];
  const fresh = openLink([beas()]);
  expect(await fresh.may()).toEqual([...pending, "takeBack"].toSorted());
  expect(await fresh.view()).toMatchObject({
    takeBackUntil: new Date(beas().createdAt.getTime() + 60 * 60_000),
  });
  const old = beas({ createdAt: minutes(60), updatedAt: minutes(60) });
  expect(await openLink([old]).may()).toEqual(pending);
  const earlier = openLink([old], { briefVersion: 2 });
  expect(await earlier.may()).toEqual([...pending, "confirm"].toSorted());
  const withdrawn = beas({ status: "declined", withdrawnAt: minutes(5) });
  expect(await openLink([withdrawn]).may()).toEqual([
    "acknowledge",
    "addFiles",
    "ask",
    "decline",
    "quote",
    "takeBack",
  ]);
  const decided = openLink([{ ...carlsResponse, status: "accepted" }, beas()]);
  expect(await decided.view()).toMatchObject({ state: "closed", acknowledgement: null });
  expect(await decided.may()).toEqual([]);
});

test("a quote in a round may stand, once, while the round is open", async () => {
  const endsAt = new Date(now.getTime() + 60_000).toISOString();
  const part: RoundPart = {
    id: "0190e000-0000-7000-8000-000000000001" as RoundId,
    number: 1,
    text: "Ask Ada",
    lines: [],
    openedAt: minutes(9).toISOString(),
    endsAt,
    remindAt: null,
    answer: null,
    answeredAt: null,
    isLate: false,
    closedAt: null,
    cancelledAt: null,
  };
  const mayWith = async (round: RoundPart) =>
    (await openLink([beas({ round })]).may()).includes("stands");
  expect(await mayWith(part)).toBe(true);
  expect(await mayWith({ ...part, answer: "revised" })).toBe(true);
  expect(await mayWith({ ...part, answer: "stands" })).toBe(false);
  expect(await mayWith({ ...part, endsAt: now.toISOString() })).toBe(false);
  expect(await mayWith({ ...part, cancelledAt: now.toISOString() })).toBe(false);
});

test("the exhibitor's words about a quote are shown by link without contact data [Q22]", async () => {
  const text = "Ada Lovelace, +1 555 010 4711";
  const declined = beas({ status: "declined", declineReason: `Too late, call ${text}` });
  const accepted = beas({
    status: "accepted",
    award: { ...awardWithoutReasons, note: `Best hanging sign, ring ${text}` },
  });
  for (const [quote, words] of [
    [declined, "Too late"],
    [accepted, "Best hanging sign"],
  ] as const) {
    const viewed = JSON.stringify(await openLink([quote]).view());
    expect(viewed).toContain(words);
    expect(viewed).not.toMatch(/Ada|4711/);
  }
});

test("of a builder's acts the latest can be taken back, until an hour has passed [Q23]", () => {
  const last = (responses: QuoteResponse[], facts: Partial<Invitation> = {}) =>
    lastAct({ request: sentRequest, responses }, invitation(bea, facts), now)?.kind ?? null;
  expect(last([])).toBeNull();
  expect(last([], { acknowledgedAt: minutes(59) })).toBe("acknowledged");
  expect(last([], { acknowledgedAt: minutes(60) })).toBeNull();
  expect(last([], { acknowledgedAt: minutes(9), declinedAt: minutes(8) })).toBe("declined");
  expect(last([], { acknowledgedAt: minutes(8), declinedAt: minutes(9) })).toBe("acknowledged");
  const quoted = { createdAt: minutes(30), updatedAt: minutes(1) };
  expect(last([beas(quoted)], { acknowledgedAt: minutes(31) })).toBe("quoted");
  expect(last([beas(quoted)], { acknowledgedAt: minutes(29) })).toBe("acknowledged");
  expect(last([beas({ createdAt: minutes(61), updatedAt: minutes(1) })])).toBeNull();
  const revised = { revision: 2, createdAt: minutes(90), updatedAt: minutes(59) };
  expect(last([beas(revised)])).toBe("revised");
  expect(last([beas({ ...revised, updatedAt: minutes(60) })])).toBeNull();
  expect(last([beas({ status: "declined" })])).toBeNull();
  const withdrawn = { status: "declined", createdAt: minutes(90) } as const;
  expect(last([beas({ ...withdrawn, withdrawnAt: minutes(59) })])).toBe("withdrawn");
  expect(last([beas({ ...withdrawn, withdrawnAt: minutes(60) })])).toBeNull();
  const lapsed = beas({ ...withdrawn, withdrawnAt: minutes(9), validUntil: minutes(8) });
  expect(last([lapsed])).toBeNull();
  expect(last([carlsResponse])).toBeNull();
});

test("by link a builder acknowledges, quotes, revises, declines and takes each back [Q20] [Q23] [Q26]", async () => {
  const { act, stored, may, view } = openLink();
  const own = async () => (await stored()).responses.find(({ builderId }) => builderId === bea);
  const invited = async () => (await stored()).request.invitations[0];
  expect(await act(takeBack)).toBe("nothing-to-take-back");
  expect(await act({ kind: "acknowledge" })).toBe("done");
  expect((await invited())?.acknowledgedAt).toEqual(now);
  expect(await may()).toContain("takeBack");
  expect(await act(takeBack)).toBe("done");
  expect((await invited())?.acknowledgedAt).toBeNull();

  expect(await act({ kind: "withdraw" })).toBe("quote-response-not-found");
  expect(await act({ kind: "quote", offer, briefVersion: null })).toBe("done");
  expect(await own()).toMatchObject({ status: "pending", quotedAmount: offer.quotedAmount });
  const changes = { quotedAmount: 40_000_00 };
  const revise = { kind: "revise", changes, revision: null, briefVersion: null } as const;
  expect(await act(revise)).toBe("done");
  expect(await own()).toMatchObject({ quotedAmount: 40_000_00, revision: 2 });
  expect(await act(takeBack)).toBe("done");
  expect(await own()).toMatchObject({ quotedAmount: offer.quotedAmount, revision: 3 });
  expect(await act({ kind: "withdraw" })).toBe("done");
  expect(await own()).toMatchObject({ status: "declined", withdrawnAt: now });

  const decline = { kind: "decline", code: "too-busy", reason: null } as const;
  expect(await act(decline)).toBe("done");
  expect((await stored()).request.assignedBuilders).toEqual([carl]);
  expect(await view()).toMatchObject({ state: "declined" });
  expect(await act(takeBack)).toBe("done");
  expect((await stored()).request.assignedBuilders).toEqual([carl, bea]);
});

test("a decline that was taken back stands against no builder, and the link it came by is for the fresh invitation [Q23]", async () => {
  const { act, stored, view } = openLink();
  expect(await act({ kind: "decline", code: "too-busy", reason: null })).toBe("done");
  expect(await act(takeBack)).toBe("done");
  const { request } = await stored();
  expect(request.invitations.map(({ declinedAt }) => declinedAt)).toEqual([null, null, null]);
  expect(await view()).toMatchObject({ state: "queued", may: { quote: true, takeBack: false } });
  expect(await act(takeBack)).toBe("nothing-to-take-back");
  expect((await stored()).request.invitations).toHaveLength(3);
});

test("taking back a decline that an admin answered with another invitation leads to that one; nothing is saved or emailed [Q23]", async () => {
  const { act, ports, link, stored, view } = openLink();
  expect(await act({ kind: "decline", code: "too-busy", reason: null })).toBe("done");
  ports.clock.at = minutes(-5);
  const builderIds = [carl, bea];
  const again = await changeBuilders(ports)(await stored(), { builderIds, actorId: max.id });
  expect(again).toMatchObject({ ok: true, value: { added: 1 } });
  const before = await stored();
  const emails = ports.letters().length;
  const done = await actByLink(ports)({ link, act: takeBack });
  const fresh = { ...link, invitedAt: ports.clock.at };
  expect(done).toEqual({ ok: true, value: { link: fresh, act: "declined" } });
  expect(await view(fresh)).toMatchObject({ state: "queued", may: { quote: true } });
  expect(await stored()).toEqual(before);
  expect(before.request.invitations).toMatchObject([
    { builderId: bea, declinedAt: now },
    { builderId: carl },
    { builderId: bea, declinedAt: null, invitedBy: "admin" },
  ]);
  expect(ports.letters()).toHaveLength(emails);
});

test("a link answers for its own request: the builder's quote to another one looks missing [Q24]", async () => {
  const other = { ...sentRequest, id: "0190c000-0000-7000-8000-0000000000ff" as QuoteRequestId };
  const theirs = beas({ quoteRequestId: other.id });
  const ports = openTestPorts({
    cases: [
      { request: sentRequest, responses: [] },
      { request: other, responses: [theirs] },
    ],
  });
  const link = responseLinkOf(sentRequest, invitation(bea));
  const endsAt = new Date(now.getTime() + 60_000);
  const shown = (text: string) => text;
  const by = { kind: "link-holder", link, builder: beasBooths, endsAt, shown } as const;
  const withdraw = (holder: typeof by) =>
    withdrawResponse(ports)({ responseId: theirs.id, by: holder });
  expect(await withdraw(by)).toMatchObject({ refusal: { kind: "quote-response-not-found" } });
  const own = { ...by, link: { ...link, requestId: other.id } };
  expect(await withdraw(own)).toMatchObject({ ok: true });
});

test("a first quote that is taken back is withdrawn, and its builder gets an email [Q23]", async () => {
  const { act, stored, ports } = openLink([beas()]);
  expect(await act(takeBack)).toBe("done");
  expect((await stored()).responses[0]).toMatchObject({ status: "declined", withdrawnAt: now });
  expect(ports.letters()).toContainEqual(expect.stringMatching(/^quote-taken-back to bea@/));
});

test("only the act that the page offered is taken back: a second press sends no quote again [Q23]", async () => {
  const { act, stored, view } = openLink();
  const offered = async () => ((await view()) as LinkedBrief).lastActVersion;
  const press = (seen: string | null) => act({ kind: "take-back", seen });
  expect(await offered()).toBeNull();
  expect(await act({ kind: "quote", offer, briefVersion: null })).toBe("done");
  const quoted = await offered();
  expect(await press(quoted)).toBe("done");
  expect(await press(quoted)).toBe("nothing-to-take-back");
  expect((await stored()).responses.map(({ status }) => status)).toEqual(["declined"]);
  // sent again on purpose, it is another quote than the first
  expect(await press(await offered())).toBe("done");
  expect(await press(quoted)).toBe("nothing-to-take-back");
  const again = await offered();
  const changes = { quotedAmount: 40_000_00 };
  const revise = { kind: "revise", changes, revision: null, briefVersion: null } as const;
  expect(await act(revise)).toBe("done");
  expect(await press(again)).toBe("nothing-to-take-back");
  expect((await view()) as LinkedBrief).toMatchObject({
    lastAct: "revised",
    ownQuote: { quotedAmount: 40_000_00 },
  });
});

test("nothing is taken back once a quote is accepted [Q23]", async () => {
  const carls = { ...carlsResponse, status: "accepted" } as const;
  const declined = { status: "declined", withdrawnAt: minutes(5) } as const;
  for (const [own, facts] of [
    [[beas({ status: "accepted" })], { acknowledgedAt: minutes(5) }],
    [[carls, beas(declined)], {}],
    [[carls], { acknowledgedAt: minutes(5) }],
    [[carls], { removedAt: minutes(5), declinedAt: minutes(5) }],
  ] as const) {
    const { act, stored } = openLink([...own], { beasInvitation: facts });
    const before = await stored();
    expect(await act(takeBack)).toBe("nothing-to-take-back");
    expect(await stored()).toEqual(before);
  }
});

test("a quote that was withdrawn is sent again as it was, while a seat is free [Q23]", async () => {
  const { act, stored, view } = openLink();
  const own = async () =>
    (await stored()).responses
      .filter(({ builderId }) => builderId === bea)
      .map(({ status }) => status);
  expect(await act({ kind: "quote", offer, briefVersion: null })).toBe("done");
  expect(await act({ kind: "withdraw" })).toBe("done");
  expect(await view()).toMatchObject({ state: "withdrawn", lastAct: "withdrawn" });
  expect(await act(takeBack)).toBe("done");
  expect((await own()).toSorted()).toEqual(["declined", "pending"]);
  const { ownQuote } = (await view()) as LinkedBrief;
  expect(ownQuote).toMatchObject({ quotedAmount: offer.quotedAmount, withdrawnAt: null });
});

test("after a quote was withdrawn and a seat taken, the seat is what can be given back [Q23]", async () => {
  const { act, view } = openLink([beas({ status: "declined", withdrawnAt: minutes(5) })]);
  expect(await view()).toMatchObject({ lastAct: "withdrawn" });
  expect(await act({ kind: "acknowledge" })).toBe("done");
  expect(await view()).toMatchObject({
    state: "acknowledged",
    acknowledgement: "given",
    lastAct: "acknowledged",
  });
  expect(await act(takeBack)).toBe("done");
  expect(await view()).toMatchObject({ state: "withdrawn", lastAct: "withdrawn" });
});

test("a withdrawn quote in another currency is sent again at the rate of today [Q23]", async () => {
  const exchange = { rateMillionths: 1_085_000, source: "Our table", day: "2026-11-20" };
  const withdrawn = beas({
    status: "declined",
    withdrawnAt: minutes(5),
    quotedAmount: 54_250_00,
    lines: [lineOf("structure", { amount: 50_000_00 })],
    currency: "EUR",
    exchange,
  });
  const { ports, link, stored } = openLink([withdrawn]);
  const today = { ...exchange, rateMillionths: 1_100_000, day: "2026-11-23" };
  const exchangeRates = { ...ports.exchangeRates, rateOn: () => today };
  const again = await actByLink({ ...ports, exchangeRates })({ link, act: takeBack });
  expect(again).toMatchObject({ ok: true });
  expect((await stored()).responses).toContainEqual(
    expect.objectContaining({ status: "pending", quotedAmount: 55_000_00, exchange: today }),
  );
});

test("own rates that the card no longer comes to don't hinder a take-back, and don't come back [Q23] [R10]", async () => {
  const rate = (category: Rate["category"], unitPrice: number): Rate => ({
    category,
    unit: "lot",
    unitPrice,
    minimum: null,
    note: null,
    validFrom: null,
  });
  const ownRates = { flooring: 4_000_00, graphics: 900_00 };
  const card = [rate("flooring", 4_100_00), rate("graphics", 900_00)];
  const pending = async ({ stored }: Pick<ReturnType<typeof openLink>, "stored">) =>
    (await stored()).responses.find(({ status }) => status === "pending");

  const withdrawn = openLink([beas({ status: "declined", withdrawnAt: minutes(5), ownRates })]);
  await withdrawn.ports.rates.replaceRates(bea, card);
  expect(await withdrawn.act(takeBack)).toBe("done");
  expect((await pending(withdrawn))?.ownRates).toEqual({ graphics: 900_00 });

  const revise = async (changes: OfferChanges) => {
    const revised = openLink([beas({ ownRates })]);
    await revised.ports.rates.replaceRates(bea, card);
    const change = { kind: "revise", changes, revision: null, briefVersion: null } as const;
    expect(await revised.act(change)).toBe("done");
    expect(await revised.act(takeBack)).toBe("done");
    const quote = await pending(revised);
    return [quote?.revision, quote?.ownRates];
  };
  expect(await revise({ ownRates: {} })).toEqual([3, { graphics: 900_00 }]);
  // a revision of other facts leaves them as they were sent
  expect(await revise({ responseMessage: "Another word" })).toEqual([3, ownRates]);
});

test("during a pause the link says so, in place of a time to answer that will move [Q30]", async () => {
  const { ports, request, view } = openLink();
  expect(await view()).toMatchObject({ isPaused: false });
  await ports.promises.change(request.id, ({ promise }) => ({
    promise: { ...promise, pausedSince: now },
    events: [],
  }));
  expect(await view()).toMatchObject({ isPaused: true });
  await ports.quotes.save({ request, responses: [beas()] });
  expect(await view()).toMatchObject({ isPaused: false, may: { revise: true } });
});

test("a link that works no longer is sent again with the next version, one that works as it is [Q21]", async () => {
  const renewed = async (facts: Partial<QuoteRequest> = {}, responses: QuoteResponse[] = []) => {
    const { ports, link, stored } = openLink(responses, facts);
    await renewLink(ports)({ link });
    return [(await stored()).request.invitations[0]?.linkVersion, ports.letters().length];
  };
  const old = { createdAt: days(40) };
  const beasInvitation = { invitedAt: days(39) };
  expect(await renewed()).toEqual([1, 1]);
  expect(await renewed({ ...old, beasInvitation } as never)).toEqual([4, 1]);
  expect(await renewed({ status: "cancelled" })).toEqual([1, 0]);
  expect(await renewed({ erasedAt: now })).toEqual([1, 0]);
  expect(await renewed({ beasInvitation: { removedAt: now } } as never)).toEqual([1, 0]);
  expect(
    await renewed({}, [{ ...answeredCase.responses[0], status: "accepted" } as never]),
  ).toEqual([1, 0]);
});
