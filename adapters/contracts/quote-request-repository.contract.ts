import { describe, expect, it } from "vitest";
import { ada, otto } from "../../domain/accounts/examples.ts";
import { lineOf } from "../../domain/offers/examples.ts";
import { servicesFor } from "../../domain/offers/landed/services-at-show.ts";
import type { Award, Debrief } from "../../domain/quotes/award/award.ts";
import { briefVersionOf } from "../../domain/quotes/brief/brief-version.ts";
import {
  answeredCase,
  bea,
  beasResponse,
  carl,
  carlsResponse,
  invitation,
  now,
  pendingRequest,
  sentRequest,
} from "../../domain/quotes/examples.ts";
import type { AssignedStanding } from "../../domain/quotes/for-builders/assigned-standing.ts";
import type {
  IdempotencyKey,
  NewRequest,
  QuoteRequestRepository,
} from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { RoundPart } from "../../domain/quotes/round/round-part.ts";
import type {
  QuoteRequestId,
  QuoteResponseId,
  ReceiptId,
  RoundId,
} from "../../domain/shared/id.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";

const roundPart: RoundPart = {
  ...{ id: idOf(7) as RoundId, number: 1, text: "Your last word?", lines: [], remindAt: null },
  ...{ openedAt: "2027-01-05T10:00:00.000Z", endsAt: "2027-01-06T10:00:00.000Z" },
  ...{ answer: null, answeredAt: null, isLate: false, closedAt: null, cancelledAt: null },
};
const all = { limit: 100, after: null };
const second = 1000;

function idOf(number: number) {
  return `0190e000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

/** The number-th request: its id and its age follow the number. */
function requestNumber(number: number, facts: Partial<QuoteRequest> = {}): QuoteRequest {
  const createdAt = new Date(pendingRequest.createdAt.getTime() + number * second);
  const id = idOf(number) as QuoteRequestId;
  return { ...pendingRequest, id, createdAt, updatedAt: createdAt, ...facts };
}

function fresh(request: QuoteRequest, idempotency: IdempotencyKey | null = null): NewRequest {
  const id = request.id.replace("0190", "0191") as ReceiptId;
  const receipt = { id, expiresAt: new Date(now.getTime() + second) };
  return { request, receipt, messages: [], idempotency };
}

async function submitAll(quotes: QuoteRequestRepository, requests: QuoteRequest[]) {
  for (const request of requests) await quotes.submit(fresh(request));
}

const ids = (page: { items: { id: string }[] }) => page.items.map((item) => item.id);

/**
 * Contract of `QuoteRequestRepository`. `open` gives one without requests that knows the people and
 * builder profiles of the examples.
 */
export function keepsQuoteRequests(open: () => Promise<QuoteRequestRepository>) {
  /** Ada's request with both offers, stored step by step. */
  async function openAnswered() {
    const quotes = await open();
    await quotes.submit(fresh(pendingRequest));
    await quotes.save({ request: { ...sentRequest, version: 1 } });
    const request = { ...answeredCase.request, version: 2 };
    await quotes.save({ request, responses: [beasResponse, carlsResponse] });
    return quotes;
  }

  describe("a new request", () => {
    it("submit() keeps every field", async () => {
      const quotes = await open();
      expect(await quotes.submit(fresh(pendingRequest))).toEqual({ kind: "created" });
      expect(await quotes.find(pendingRequest.id)).toEqual(pendingRequest);
      expect(await quotes.findCase(pendingRequest.id)).toEqual({
        request: pendingRequest,
        responses: [],
      });
    });

    it("submit() keeps a visitor's request and empty fields", async () => {
      const quotes = await open();
      const request = requestNumber(1, {
        userId: null,
        budget: null,
        eventDay: null,
        features: [],
      });
      await quotes.submit(fresh(request));
      expect(await quotes.find(request.id)).toEqual(request);
    });

    it("find() knows no other ids, whatever they look like", async () => {
      const quotes = await open();
      for (const id of [idOf(9), "no-uuid", "' or 1=1", "\u0000"]) {
        expect(await quotes.find(id as QuoteRequestId)).toBeNull();
        expect(await quotes.findCase(id as QuoteRequestId)).toBeNull();
        expect(await quotes.findCaseOfResponse(id as QuoteResponseId)).toBeNull();
      }
    });

    it("submit() replays the same key with the same body", async () => {
      const quotes = await open();
      const key = { scope: "s", key: "k", bodyHash: "b" };
      const first = fresh(requestNumber(1), key);
      await quotes.submit(first);
      expect(await quotes.submit(fresh(requestNumber(2), key))).toEqual({
        kind: "replayed",
        requestId: first.request.id,
        receiptId: first.receipt.id,
        isConfirmationMailed: false,
      });
      expect(await quotes.find(idOf(2) as QuoteRequestId)).toBeNull();
    });

    it("submit() refuses the same key with another body, and keeps scopes apart", async () => {
      const quotes = await open();
      await quotes.submit(fresh(requestNumber(1), { scope: "s", key: "k", bodyHash: "b" }));
      const other = fresh(requestNumber(2), { scope: "s", key: "k", bodyHash: "other" });
      expect(await quotes.submit(other)).toEqual({ kind: "key-reused" });
      const elsewhere = fresh(requestNumber(3), { scope: "t", key: "k", bodyHash: "other" });
      expect(await quotes.submit(elsewhere)).toEqual({ kind: "created" });
    });

    it("submit() of one key at the same time creates one request", async () => {
      const quotes = await open();
      const key = { scope: "s", key: "k", bodyHash: "b" };
      const answers = await Promise.all(
        [1, 2, 3].map((number) => quotes.submit(fresh(requestNumber(number), key))),
      );
      expect(answers.filter((answer) => answer.kind === "created")).toHaveLength(1);
      expect((await quotes.listAll({ group: null }, all)).items).toHaveLength(1);
    });

    it("holdsReceipt() knows the receipt of this request until it is over", async () => {
      const quotes = await open();
      const { request, receipt } = fresh(requestNumber(1));
      await submitAll(quotes, [request, requestNumber(2)]);
      expect(await quotes.holdsReceipt(request.id, [receipt.id], now)).toBe(true);
      expect(await quotes.holdsReceipt(request.id, [receipt.id], receipt.expiresAt)).toBe(false);
      expect(await quotes.holdsReceipt(idOf(2) as QuoteRequestId, [receipt.id], now)).toBe(false);
      expect(await quotes.holdsReceipt(request.id, ["forged" as ReceiptId], now)).toBe(false);
      expect(await quotes.holdsReceipt(request.id, [], now)).toBe(false);
    });
  });

  describe("a change", () => {
    it("save() keeps every field of the request, and counts the version", async () => {
      const quotes = await open();
      await quotes.submit(fresh(pendingRequest));
      const [delivered, queued] = sentRequest.invitations;
      if (!delivered || !queued) throw new Error("The example has two invitations");
      const failed = { ...queued, delivery: "failed" as const, deliveryError: "550 no such user" };
      const request: QuoteRequest = {
        ...sentRequest,
        priority: "high",
        notes: "Call first",
        cancelReason: "Never mind",
        scopeEdits: { added: ["storage"], struck: ["shipping", "av"] },
        briefVersion: 3,
        closedAt: now,
        invitations: [{ ...delivered, removedAt: now }, failed],
        assignedBuilders: [carl],
        updatedAt: now,
      };
      await quotes.save({ request });
      expect(await quotes.find(request.id)).toEqual({ ...request, version: 2 });
    });

    it("findCaseOfRound() and listRoundsDue() find requests by the parts of their quotes [R22]", async () => {
      const quotes = await open();
      await quotes.submit(fresh(pendingRequest));
      await quotes.save({ request: sentRequest });
      const roundDueAt = new Date(roundPart.endsAt);
      const inRound = { ...beasResponse, round: roundPart, roundDueAt };
      const request = { ...answeredCase.request, version: 2 };
      await quotes.save({ request, responses: [carlsResponse, inRound] });
      expect((await quotes.findCaseOfRound(roundPart.id))?.responses[1]).toEqual(inRound);
      expect(await quotes.findCaseOfRound(idOf(9) as RoundId)).toBeNull();
      expect(await quotes.findCaseOfRound("none" as RoundId)).toBeNull();
      expect(await quotes.listRoundsDue(roundDueAt, 10)).toEqual([request.id]);
      expect(await quotes.listRoundsDue(new Date(roundDueAt.getTime() - 1), 10)).toEqual([]);
    });

    it("save() adds versions of the brief and keeps those it has [R21]", async () => {
      const quotes = await open();
      await quotes.submit(fresh(pendingRequest));
      expect(await quotes.listBriefVersions(pendingRequest.id)).toEqual([]);
      const first = briefVersionOf(pendingRequest, pendingRequest.createdAt);
      const edited = { ...pendingRequest, boothSize: "30x30", briefVersion: 2 };
      const later = briefVersionOf(edited, now);
      await quotes.save({ request: edited, briefVersions: [first, later] });
      const other = { ...later, version: 1, boothSize: "10x10" };
      await quotes.save({ request: { ...edited, version: 2 }, briefVersions: [other] });
      expect(await quotes.listBriefVersions(pendingRequest.id)).toEqual([first, later]);
      expect(await quotes.listLatestCases(1)).toMatchObject([{ briefEdits: [later.createdAt] }]);
    });

    it("listLatestCases() has the newest first, each with its responses [R44]", async () => {
      const quotes = await openAnswered();
      const newest = requestNumber(9, { createdAt: new Date(now.getTime() + second) });
      await quotes.submit(fresh(newest));
      const [first, second_] = await quotes.listLatestCases(2);
      expect(first).toEqual({ request: newest, responses: [], briefEdits: [] });
      expect(second_?.responses.map(({ id }) => id).sort()).toEqual(
        [beasResponse.id, carlsResponse.id].sort(),
      );
      expect(await quotes.listLatestCases(1)).toHaveLength(1);
    });

    it("save() keeps two rounds of invitations of one builder", async () => {
      const quotes = await open();
      await quotes.submit(fresh(pendingRequest));
      const [first] = sentRequest.invitations;
      if (!first) throw new Error("The example has an invitation");
      const again = { ...first, invitedAt: now, delivery: "queued" as const, deliveredAt: null };
      const request = { ...sentRequest, invitations: [{ ...first, removedAt: now }, again] };
      await quotes.save({ request });
      expect((await quotes.find(request.id))?.invitations).toEqual(request.invitations);
    });

    it("save() keeps every field of the responses, newest first", async () => {
      const quotes = await openAnswered();
      const kept = await quotes.findCase(pendingRequest.id);
      expect(kept).toEqual({
        request: { ...answeredCase.request, version: 3 },
        responses: [carlsResponse, beasResponse],
      });
      expect(await quotes.findCaseOfResponse(beasResponse.id)).toEqual(kept);
    });

    it("save() changes a response and counts its version", async () => {
      const quotes = await openAnswered();
      const request = { ...answeredCase.request, version: 3 };
      const declined = {
        ...beasResponse,
        status: "declined" as const,
        declineReason: "Too dear",
        withdrawnAt: now,
        revision: 2,
        attachments: [],
        quotedAmount: null,
        linesAsked: ["flooring" as const, "av" as const],
        linesAskedAt: now,
        confirmedBrief: 2,
        round: roundPart,
        roundDueAt: new Date(roundPart.endsAt),
        updatedAt: now,
      };
      await quotes.save({ request, responses: [declined] });
      const kept = await quotes.findCase(request.id);
      expect(kept?.responses).toEqual([carlsResponse, { ...declined, version: 2 }]);
      expect(kept?.request.version).toBe(4);
    });

    it("save() keeps why a quote was chosen; countLossReasons() counts what the others were told [R31] [R33]", async () => {
      const quotes = await openAnswered();
      const request = { ...answeredCase.request, version: 3 };
      const award: Award = { reasons: ["design", "price"], note: "Bold", tellPriceBand: true };
      const comparedWith = {
        benchmarks: [
          {
            ...{ category: null, unit: "sq-ft" as const, low: 100_00, high: 200_00 },
            ...{ source: "Ours", address: null, asOf: "2026-01-31" },
          },
        ],
        services: servicesFor(sentRequest, [], []),
      };
      const accepted = { ...beasResponse, status: "accepted" as const, award, comparedWith };
      const debrief: Debrief = {
        reasons: award.reasons,
        place: { from: 1, to: 2, of: 3 },
        ...{ priceBand: -5, unsaid: ["flooring"] },
      };
      const lost = { ...carlsResponse, status: "declined" as const, debrief };
      await quotes.save({ request, responses: [accepted, lost] });
      const kept = await quotes.findCase(request.id);
      expect(kept?.responses).toMatchObject([{ debrief }, { award, comparedWith, debrief: null }]);
      expect(await quotes.countLossReasons(carl)).toEqual([
        { reason: "design", count: 1 },
        { reason: "price", count: 1 },
      ]);
      expect(await quotes.countLossReasons(bea)).toEqual([]);
    });

    it("save() refuses a request that someone else saved, and stores nothing of the change", async () => {
      const quotes = await openAnswered();
      const stale = { ...answeredCase.request, version: 2, notes: "mine" };
      const changed = { ...beasResponse, status: "accepted" as const };
      const save = quotes.save({ request: stale, responses: [changed] });
      await expect(save).rejects.toThrow(StaleWriteError);
      const kept = await quotes.findCase(stale.id);
      expect(kept?.request.notes).toBeNull();
      expect(kept?.responses).toEqual([carlsResponse, beasResponse]);
    });

    it("save() refuses a response that changed in between, and stores nothing of the change", async () => {
      const quotes = await openAnswered();
      const request = { ...answeredCase.request, version: 3 };
      await quotes.save({ request, responses: [{ ...beasResponse, revision: 2 }] });
      const stale = { ...request, version: 4, notes: "mine" };
      const save = quotes.save({ request: stale, responses: [{ ...beasResponse, revision: 3 }] });
      await expect(save).rejects.toThrow(StaleWriteError);
      expect((await quotes.find(request.id))?.notes).toBeNull();
    });

    it("save() of one version at the same time succeeds once, even when the request stays as it was", async () => {
      const quotes = await openAnswered();
      const request = { ...answeredCase.request, version: 3 };
      const saves = await Promise.allSettled([
        quotes.save({ request, responses: [{ ...beasResponse, revision: 2 }] }),
        quotes.save({ request, responses: [{ ...carlsResponse, revision: 2 }] }),
      ]);
      expect(saves.filter((save) => save.status === "fulfilled")).toHaveLength(1);
    });

    it("save() keeps answering with what was stored, whatever its caller does with the objects", async () => {
      const quotes = await open();
      await quotes.submit(fresh(pendingRequest));
      const read = await quotes.find(pendingRequest.id);
      read?.assignedBuilders.push(bea);
      expect((await quotes.find(pendingRequest.id))?.assignedBuilders).toEqual([]);
    });
  });

  describe("lists", () => {
    it("listOfUser() has the person's own requests, newest first", async () => {
      const quotes = await open();
      const others = [requestNumber(3, { userId: otto.id }), requestNumber(4, { userId: null })];
      await submitAll(quotes, [requestNumber(1), requestNumber(2), ...others]);
      const page = await quotes.listOfUser(ada.id, all);
      expect(page).toEqual({ items: [requestNumber(2), requestNumber(1)], next: null });
    });

    it("listAll() goes through every page once, also where requests are of the same age", async () => {
      const quotes = await open();
      const { createdAt } = pendingRequest;
      const numbers = [1, 2, 3, 4, 5];
      await submitAll(
        quotes,
        numbers.map((number) => requestNumber(number, { createdAt })),
      );
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await quotes.listAll({ group: null }, { limit: 2, after });
        expect(page.items.length).toBeLessThanOrEqual(2);
        seen.push(...ids(page));
        after = page.next;
      } while (after !== null && seen.length < 10);
      expect(seen.toSorted()).toEqual(numbers.map(idOf));
    });

    it("listAll() and countByGroup() group the states", async () => {
      const quotes = await open();
      const states = ["pending", "assigned", "quotes_sent", "email_failed", "in-progress"] as const;
      const closed = ["completed", "cancelled", "cancelled"] as const;
      const statuses = [...states, ...closed];
      await submitAll(
        quotes,
        statuses.map((status, number) => requestNumber(number, { status })),
      );
      const of = async (group: "pending" | "assigned" | "completed" | "cancelled") =>
        ids(await quotes.listAll({ group }, all));
      expect(await of("pending")).toEqual([0].map(idOf));
      expect(await of("assigned")).toEqual([4, 3, 2, 1].map(idOf));
      expect(await of("completed")).toEqual([5].map(idOf));
      expect(await of("cancelled")).toEqual([7, 6].map(idOf));
      const counts = { pending: 1, assigned: 4, completed: 1, cancelled: 2 };
      expect(await quotes.countByGroup()).toEqual(counts);
    });

    it("countByGroup() counts nothing as nothing", async () => {
      const counts = { pending: 0, assigned: 0, completed: 0, cancelled: 0 };
      expect(await (await open()).countByGroup()).toEqual(counts);
    });

    it("listAnswers() has what a time line reads, of these requests only", async () => {
      const quotes = await openAnswered();
      const { quoteRequestId, status, withdrawnAt } = beasResponse;
      const seen = { quoteRequestId, status, withdrawnAt };
      const answers = await quotes.listAnswers([pendingRequest.id, idOf(9) as QuoteRequestId]);
      expect(answers).toHaveLength(2);
      for (const { builderId, createdAt, updatedAt, quotedAmount } of [
        beasResponse,
        carlsResponse,
      ]) {
        const own = { createdAt, updatedAt, quotedAmount, pricedAt: createdAt };
        expect(answers).toContainEqual({ ...seen, builderId, ...own });
      }
      expect(await quotes.listAnswers([idOf(9) as QuoteRequestId])).toEqual([]);
      expect(await quotes.listAnswers([])).toEqual([]);
    });

    it("listAnswers() says since when an offer names an amount, if it does", async () => {
      const quotes = await openAnswered();
      const revise = async (revision: number, quotedAmount: number | null) => {
        const found = await quotes.findCaseOfResponse(beasResponse.id);
        const before = found?.responses.find(({ id }) => id === beasResponse.id);
        if (!found || !before) throw new Error("The example is gone");
        const updatedAt = new Date(now.getTime() + revision * second);
        const revised = { ...before, revision, quotedAmount, updatedAt };
        await quotes.save({ request: found.request, responses: [revised] });
        const answers = await quotes.listAnswers([pendingRequest.id]);
        return answers.find(({ builderId }) => builderId === bea)?.pricedAt;
      };
      expect(await revise(2, null)).toBeNull();
      expect(await revise(3, 7)).toEqual(beasResponse.createdAt);
    });

    it("listLive() has the builder's own response where one stands", async () => {
      const quotes = await openAnswered();
      const live = await quotes.listLive(bea, [pendingRequest.id]);
      expect(live.map(({ id }) => id)).toEqual([beasResponse.id]);
      expect(await quotes.listLive(bea, [idOf(9) as QuoteRequestId])).toEqual([]);
      const request = await quotes.find(pendingRequest.id);
      const [before] = live;
      if (!before || !request) throw new Error("The example is gone");
      await quotes.save({ request, responses: [{ ...before, status: "declined" }] });
      expect(await quotes.listLive(bea, [pendingRequest.id])).toEqual([]);
    });

    it("listVersions() has what each revision said, the latest first", async () => {
      const quotes = await openAnswered();
      const [before] =
        (await quotes.findCase(pendingRequest.id))?.responses.filter(
          ({ id }) => id === beasResponse.id,
        ) ?? [];
      const request = await quotes.find(pendingRequest.id);
      if (!before || !request) throw new Error("The example is gone");
      const lines = [
        lineOf("structure", { note: 'With "quotes",\nand two lines', amount: 42 }),
        lineOf("install", { unit: "hour", quantity: 12_500, unitPrice: 95_00, amount: 1187_50 }),
      ];
      const facts = {
        ...{
          logistics: { shippingWeightLb: 1901, shipments: 1 },
          ownRates: { flooring: 5_200_00 },
        },
        terms: { firmness: "range" as const, high: 60_000_00, rush: true },
        currency: "EUR",
        exchange: { rateMillionths: 1_085_000, source: "Our bank", day: "2027-01-04" },
      };
      const words = { responseMessage: "Cheaper", updatedAt: now };
      const said = { quotedAmount: null, lines, ...facts, ...words };
      await quotes.save({ request, responses: [{ ...before, ...said, revision: 2 }] });
      const stored = await quotes.findCaseOfResponse(beasResponse.id);
      expect(stored?.responses.find(({ id }) => id === beasResponse.id)?.lines).toEqual(lines);
      const { estimatedTimeline, attachments, validUntil } = beasResponse;
      const { responseMessage } = said;
      const kept = { estimatedTimeline, attachments, validUntil };
      const { logistics, terms, ownRates, currency, exchange } = beasResponse;
      expect(await quotes.listVersions(beasResponse.id)).toEqual([
        {
          ...{ ...kept, ...facts, revision: 2, quotedAmount: null, lines },
          ...{ responseMessage, createdAt: now },
        },
        {
          ...{ ...kept, revision: 1, quotedAmount: beasResponse.quotedAmount, lines: [] },
          ...{ logistics, terms, ownRates, currency, exchange },
          ...{ responseMessage: beasResponse.responseMessage, createdAt: beasResponse.updatedAt },
        },
      ]);
      expect(await quotes.listVersions(idOf(9) as QuoteResponseId)).toEqual([]);
    });

    it("readFigures() says what waits, what is due soon, what was won, and how fast", async () => {
      const quotes = await open();
      const none = {
        ...{ openInvitations: 0, dueSoon: 0, quoted: 0, closed: 0, quotes: 0, won: 0 },
        medianAnswerMs: null,
      };
      expect(await quotes.readFigures(bea, now)).toEqual(none);
      const hour = 60 * 60 * second;
      const ago = (hours: number) => new Date(now.getTime() - hours * hour);
      // Two that wait, both due soon: one by its age, one by its own time; one answered, one won, one decided otherwise, one left, one closed.
      const invitedHoursAgo = [30, 2, 10, 20, 10, 5, 5];
      const requests = invitedHoursAgo.map((hours, index) =>
        requestNumber(index + 1, {
          ...{ status: "quotes_sent", assignedBuilders: [bea], createdAt: ago(hours) },
          invitations: [invitation(bea, { invitedAt: ago(hours) })],
        }),
      );
      const [waiting, fresh, answered, won, lost, left, closed] = requests as [
        ...[QuoteRequest, QuoteRequest, QuoteRequest, QuoteRequest],
        ...[QuoteRequest, QuoteRequest, QuoteRequest],
      ];
      fresh.invitations = [invitation(bea, { respondBy: new Date(now.getTime() + 3 * hour) })];
      left.assignedBuilders = [];
      left.invitations = [invitation(bea, { removedAt: now, declinedAt: now })];
      closed.status = "cancelled";
      await submitAll(quotes, requests);
      const answer = (to: QuoteRequest, hours: number, facts: object) => ({
        ...beasResponse,
        ...{ id: to.id.replace("0190e", "0190d") as QuoteResponseId, quoteRequestId: to.id },
        ...{ createdAt: new Date(to.createdAt.getTime() + hours * hour), ...facts },
      });
      await quotes.save({ request: waiting });
      await quotes.save({ request: fresh });
      await quotes.save({ request: answered, responses: [answer(answered, 1, {})] });
      await quotes.save({ request: won, responses: [answer(won, 4, { status: "accepted" })] });
      const others = { builderId: carl, status: "accepted" };
      await quotes.save({ request: lost, responses: [answer(lost, 1, others)] });
      await quotes.save({ request: left });
      await quotes.save({ request: closed });
      expect(await quotes.readFigures(bea, now)).toEqual({
        ...{ openInvitations: 2, dueSoon: 2, quoted: 1, closed: 3, quotes: 2 },
        ...{ won: 1, medianAnswerMs: 2.5 * hour },
      });
      const listed = async (standing: AssignedStanding) =>
        ids(await quotes.listAssigned(bea, all, { standing, now }));
      // the later request was asked for an earlier answer
      expect(await listed("waiting")).toEqual([fresh.id, waiting.id]);
      expect(await listed("quoted")).toEqual([answered.id]);
      expect((await listed("closed")).sort()).toEqual([won.id, lost.id, closed.id].sort());
      const first = await quotes.listAssigned(
        bea,
        { limit: 1, after: null },
        { standing: "waiting", now },
      );
      const rest = { limit: 1, after: first.next };
      expect(ids(await quotes.listAssigned(bea, rest, { standing: "waiting", now }))).toEqual([
        waiting.id,
      ]);
    });

    it("listAvailable() has pending requests of others, visitors' included", async () => {
      const quotes = await open();
      await submitAll(quotes, [
        requestNumber(1, { userId: ada.id }),
        requestNumber(2, { userId: otto.id }),
        requestNumber(3, { userId: null }),
        requestNumber(4, { userId: otto.id, status: "cancelled" }),
      ]);
      const to = { userId: ada.id, builderId: bea };
      expect(ids(await quotes.listAvailable(to, all))).toEqual([3, 2].map(idOf));
      expect(await quotes.countAvailable(to, 10)).toBe(2);
      expect(await quotes.countAvailable(to, 1)).toBe(1);
    });

    it("listAvailable() leaves out what the builder has declined, and only that", async () => {
      const quotes = await open();
      const removedAt = now;
      const declined = invitation(bea, { removedAt, declinedAt: now, declineReason: "Full" });
      const requests = [[declined], [invitation(bea, { removedAt })], []].map(
        (invitations, number) => requestNumber(number + 1, { userId: otto.id, invitations }),
      );
      await submitAll(quotes, requests);
      for (const request of requests) await quotes.save({ request });
      const to = (builderId: typeof bea) => ({ userId: ada.id, builderId });
      expect(ids(await quotes.listAvailable(to(bea), all))).toEqual([3, 2].map(idOf));
      expect(ids(await quotes.listAvailable(to(carl), all))).toEqual([3, 2, 1].map(idOf));
      expect((await quotes.find(requests[0]?.id as QuoteRequestId))?.invitations).toEqual([
        declined,
      ]);
    });

    it("listAssigned() has the builder's requests, latest assignment first", async () => {
      const quotes = await open();
      const [early, late] = [new Date("2027-01-05T09:00:00Z"), new Date("2027-01-05T09:30:00Z")];
      await submitAll(
        quotes,
        [1, 2, 3].map((number) => requestNumber(number)),
      );
      const assign = (number: number, facts: Partial<QuoteRequest>) =>
        quotes.save({ request: { ...sentRequest, ...requestNumber(number), ...facts } });
      const { invitations } = sentRequest;
      const both = { assignedBuilders: [bea, carl], status: "assigned" as const, invitations };
      await assign(1, { ...both, assignmentDate: late });
      await assign(2, { ...both, assignmentDate: early });
      const [, carls] = invitations;
      if (!carls) throw new Error("The example has two invitations");
      await assign(3, {
        ...both,
        assignedBuilders: [carl],
        invitations: [carls],
        assignmentDate: late,
      });
      expect(ids(await quotes.listAssigned(bea, all))).toEqual([1, 2].map(idOf));
    });

    it("listAssigned() leaves out a builder who was removed", async () => {
      const quotes = await openAnswered();
      const [beas, carls] = sentRequest.invitations;
      if (!beas || !carls) throw new Error("The example has two invitations");
      const invitations = [{ ...beas, removedAt: now }, carls];
      const request = {
        ...answeredCase.request,
        version: 3,
        assignedBuilders: [carl],
        invitations,
      };
      await quotes.save({ request });
      expect(ids(await quotes.listAssigned(bea, all))).toEqual([]);
      expect(ids(await quotes.listAssigned(carl, all))).toEqual([request.id]);
    });

    it("listResponsesOf() has the builder's responses with their requests", async () => {
      const quotes = await openAnswered();
      expect(await quotes.listResponsesOf(bea, all)).toEqual({
        items: [{ response: beasResponse, request: { ...answeredCase.request, version: 3 } }],
        next: null,
      });
    });

    it("listResponsesOf() has only itemized ones when asked to", async () => {
      const quotes = await openAnswered();
      expect(await quotes.listResponsesOf(bea, all, { isItemized: true })).toEqual({
        ...{ items: [], next: null },
      });
      const request = { ...answeredCase.request, version: 3 };
      const lines = [lineOf("structure", { amount: 52_000_00 })];
      const itemized = { ...beasResponse, lines, revision: 2 };
      await quotes.save({ request, responses: [itemized] });
      const { items } = await quotes.listResponsesOf(bea, all, { isItemized: true });
      expect(items).toMatchObject([{ response: { id: itemized.id, lines } }]);
      expect((await quotes.listResponsesOf(carl, all, { isItemized: true })).items).toEqual([]);
    });
  });

  describe("sweeps", () => {
    it("claim() links a visitor's requests from this address, and nobody else's", async () => {
      const quotes = await open();
      const email = "ada@exhibits.example";
      await submitAll(quotes, [
        requestNumber(1, { userId: null, email: "Ada@Exhibits.example" }),
        requestNumber(2, { userId: null, email: "other@exhibits.example" }),
        requestNumber(3, { userId: otto.id, email }),
      ]);
      expect(await quotes.claim(email, ada.id)).toBe(1);
      expect(ids(await quotes.listOfUser(ada.id, all))).toEqual([idOf(1)]);
      expect(await quotes.claim(email, otto.id)).toBe(0);
    });

    it("claim() is not undone by a save of what was read before", async () => {
      const quotes = await open();
      const request = requestNumber(1, { userId: null });
      await quotes.submit(fresh(request));
      await quotes.claim(request.email, ada.id);
      await expect(quotes.save({ request })).rejects.toThrow(StaleWriteError);
    });

    it("expireResponses() ends pending responses at their time, once", async () => {
      const quotes = await openAnswered();
      expect(await quotes.expireResponses(new Date(beasResponse.validUntil.getTime() - 1))).toBe(0);
      expect(await quotes.expireResponses(beasResponse.validUntil)).toBe(2);
      expect(await quotes.expireResponses(beasResponse.validUntil)).toBe(0);
      const kept = await quotes.findCase(pendingRequest.id);
      expect(kept?.responses.map((response) => response.status)).toEqual(["expired", "expired"]);
    });

    it("expireResponses() is not undone by a save of what was read before", async () => {
      const quotes = await openAnswered();
      await quotes.expireResponses(beasResponse.validUntil);
      const request = { ...answeredCase.request, version: 3 };
      const revised = { ...beasResponse, revision: 2 };
      await expect(quotes.save({ request, responses: [revised] })).rejects.toThrow(StaleWriteError);
    });

    it("expireResponses() leaves alone what was decided", async () => {
      const quotes = await openAnswered();
      const request = { ...answeredCase.request, version: 3 };
      const decided = [
        { ...beasResponse, status: "accepted" as const },
        { ...carlsResponse, status: "declined" as const },
      ];
      await quotes.save({ request, responses: decided });
      expect(await quotes.expireResponses(beasResponse.validUntil)).toBe(0);
    });
  });
}
