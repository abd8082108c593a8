import { describe, expect, it } from "vitest";
import { ada, otto } from "../../domain/accounts/examples.ts";
import { lineOf } from "../../domain/offers/examples.ts";
import { servicesFor } from "../../domain/offers/landed/services-at-show.ts";
import type { Award, Debrief } from "../../domain/quotes/award.ts";
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
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";

import type { QuoteRequestId, QuoteResponseId } from "../../domain/shared/id.ts";

import {
  all,
  fresh,
  idOf,
  ids,
  openAnswered,
  requestNumber,
  second,
  submitAll,
} from "./stored-requests.ts";

/**
 * Contract of the lists of a stored `QuoteRequestRepository`, which in memory have no order of need or due time. `open` gives one without requests that knows the people and
 * builder profiles of the examples.
 */
export function listsQuoteRequests(open: () => Promise<QuoteRequestRepository>) {
  describe("lists", () => {
    it("listOfUser() has the person's own requests, newest first", async () => {
      const quotes = await open();
      const others = [requestNumber(3, { userId: otto.id }), requestNumber(4, { userId: null })];
      const drawn = requestNumber(1, { openSides: ["left", "front"] });
      await submitAll(quotes, [drawn, requestNumber(2), ...others]);
      const page = await quotes.listOfUser(ada.id, all);
      expect(page).toEqual({ items: [requestNumber(2), drawn], next: null });
    });

    it("listOfUser() by need puts what is to be decided first, however old, on every page", async () => {
      const quotes = await open();
      const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
      const facts = (number: number): Partial<QuoteRequest> => {
        if (number % 10 === 0) return { status: "cancelled" };
        return number < 6 ? { status: "in-progress" } : { status: "pending" };
      };
      const requests = numbers.map((number) => requestNumber(number, facts(number)));
      await submitAll(quotes, [...requests, requestNumber(40, { userId: otto.id })]);
      // 1 and 4 wait for a decision, 2 is chosen, 3 has lost its quotes, 5 is unpriced
      const answers = ["pending", "accepted", "declined", "pending", "pending"] as const;
      for (const [index, status] of answers.entries()) {
        const [request, id] = [requests[index], `0190d000-0000-7000-8000-00000000000${index}`];
        if (!request) throw new Error("There are thirty requests");
        const quotedAmount = index === 4 ? null : beasResponse.quotedAmount;
        const about = { id: id as QuoteResponseId, quoteRequestId: request.id, status };
        const response = { ...beasResponse, ...about, quotedAmount };
        await quotes.save({ request, responses: [response] });
      }
      const pending = numbers.filter((number) => facts(number).status === "pending").reverse();
      const expected = [5, 4, 1, ...pending, 3, 2, 30, 20, 10].map(idOf);
      expect(ids(await quotes.listOfUser(ada.id, all, "need"))).toEqual(expected);
      const seen: string[] = [];
      for (let after: string | null = null, left = 9; left > 0; left -= 1) {
        const page = await quotes.listOfUser(ada.id, { limit: 4, after }, "need");
        seen.push(...ids(page));
        after = page.next;
        if (!after) break;
      }
      expect(seen).toEqual(expected);
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

    it("listAll() groups the states", async () => {
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
    });

    it("listAnswers() has what a time line reads, of these requests only", async () => {
      const quotes = await openAnswered(open);
      const { quoteRequestId, status, withdrawnAt } = beasResponse;
      const seen = { quoteRequestId, status, withdrawnAt };
      const answers = await quotes.listAnswers([pendingRequest.id, idOf(9) as QuoteRequestId]);
      expect(answers).toHaveLength(2);
      for (const { builderId, createdAt, updatedAt, quotedAmount } of [
        beasResponse,
        carlsResponse,
      ]) {
        const own = { createdAt, updatedAt, quotedAmount, pricedAt: createdAt, confirmedBrief: 1 };
        expect(answers).toContainEqual({ ...seen, builderId, ...own });
      }
      expect(await quotes.listAnswers([idOf(9) as QuoteRequestId])).toEqual([]);
      expect(await quotes.listAnswers([])).toEqual([]);
    });

    it("listAnswers() says since when an offer names an amount that counts, if it does [Y09]", async () => {
      const quotes = await openAnswered(open);
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
      expect(await revise(3, 700_00)).toEqual(beasResponse.createdAt);
      for (const [at, amount] of [0, 1, 99_99].entries()) {
        expect(await revise(4 + at, amount)).toBeNull();
      }
      expect(await revise(7, 100_00)).toEqual(beasResponse.createdAt);
    });

    it("listLive() has the builder's own response where one stands", async () => {
      const quotes = await openAnswered(open);
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
      const quotes = await openAnswered(open);
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
        logistics: { shippingWeightLb: 1901, shipments: 1 },
        ownRates: { flooring: 5_200_00 },
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
      const unchanged = { estimatedTimeline, attachments, validUntil };
      const { logistics, terms, ownRates, currency, exchange } = beasResponse;
      expect(await quotes.listVersions(beasResponse.id)).toEqual([
        {
          ...unchanged,
          ...facts,
          revision: 2,
          quotedAmount: null,
          lines,
          responseMessage,
          createdAt: now,
        },
        {
          ...unchanged,
          revision: 1,
          quotedAmount: beasResponse.quotedAmount,
          lines: [],
          logistics,
          terms,
          ownRates,
          currency,
          exchange,
          responseMessage: beasResponse.responseMessage,
          createdAt: beasResponse.updatedAt,
        },
      ]);
      expect(await quotes.listVersions(idOf(9) as QuoteResponseId)).toEqual([]);
    });

    it("readFigures() says what waits, what is due soon, what was won, and how fast", async () => {
      const quotes = await open();
      const none = {
        openInvitations: 0,
        dueSoon: 0,
        missed: 0,
        quoted: 0,
        closed: 0,
        quotes: 0,
        won: 0,
        decided: 0,
        projects: 0,
        medianAnswerMs: null,
      };
      expect(await quotes.readFigures(bea, now)).toEqual(none);
      const hour = 60 * 60 * second;
      const ago = (hours: number) => new Date(now.getTime() - hours * hour);
      // Four requests wait: one is due soon by its age, one by its own time, one is released, one missed. One is answered, one won, one
      // decided otherwise, one left, one closed.
      const invitedHoursAgo = [30, 2, 10, 20, 10, 5, 5, 29, 250];
      const requests = invitedHoursAgo.map((hours, index) =>
        requestNumber(index + 1, {
          status: "quotes_sent",
          assignedBuilders: [bea],
          createdAt: ago(hours),
          invitations: [invitation(bea, { invitedAt: ago(hours) })],
        }),
      );
      const [waiting, fresh, answered, won, lost, left, closed, released, missed] = requests as [
        ...[QuoteRequest, QuoteRequest, QuoteRequest, QuoteRequest, QuoteRequest],
        ...[QuoteRequest, QuoteRequest, QuoteRequest, QuoteRequest],
      ];
      fresh.invitations = [invitation(bea, { respondBy: new Date(now.getTime() + 3 * hour) })];
      left.assignedBuilders = [];
      left.invitations = [invitation(bea, { removedAt: now, declinedAt: now })];
      closed.status = "cancelled";
      released.invitations = [invitation(bea, { invitedAt: ago(29), releasedAt: ago(1) })];
      await submitAll(quotes, requests);
      const answer = (to: QuoteRequest, hours: number, facts: object) => ({
        ...beasResponse,
        id: to.id.replace("0190e", "0190d") as QuoteResponseId,
        quoteRequestId: to.id,
        createdAt: new Date(to.createdAt.getTime() + hours * hour),
        ...facts,
      });
      await quotes.save({ request: waiting });
      await quotes.save({ request: fresh });
      await quotes.save({ request: answered, responses: [answer(answered, 1, {})] });
      await quotes.save({ request: won, responses: [answer(won, 4, { status: "accepted" })] });
      const others = { builderId: carl, status: "accepted" };
      await quotes.save({ request: lost, responses: [answer(lost, 1, others)] });
      await quotes.save({ request: left });
      await quotes.save({ request: closed });
      await quotes.save({ request: released });
      await quotes.save({ request: missed });
      expect(await quotes.readFigures(bea, now)).toEqual({
        openInvitations: 4,
        dueSoon: 2,
        missed: 1,
        quoted: 1,
        closed: 3,
        quotes: 2,
        projects: 0,
        won: 1,
        decided: 1,
        medianAnswerMs: 2.5 * hour,
      });
      const listed = async (standing: AssignedStanding) =>
        ids(await quotes.listAssigned(bea, all, { standing, now }));
      // the later request was asked for an earlier answer
      expect(await listed("waiting")).toEqual([missed.id, fresh.id, waiting.id, released.id]);
      expect(await listed("to-quote")).toEqual([fresh.id, waiting.id, released.id]);
      expect(await listed("missed")).toEqual([missed.id]);
      expect(await listed("quoted")).toEqual([answered.id]);
      expect((await listed("closed")).sort()).toEqual([won.id, lost.id, closed.id].sort());
      const first = await quotes.listAssigned(
        bea,
        { limit: 1, after: null },
        { standing: "to-quote", now },
      );
      const rest = { limit: 1, after: first.next };
      expect(ids(await quotes.listAssigned(bea, rest, { standing: "to-quote", now }))).toEqual([
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
      const quotes = await openAnswered(open);
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
      const quotes = await openAnswered(open);
      expect(await quotes.listResponsesOf(bea, all)).toEqual({
        items: [{ response: beasResponse, request: { ...answeredCase.request, version: 3 } }],
        next: null,
      });
    });

    it("listResponsesOf() has only itemized ones when asked to", async () => {
      const quotes = await openAnswered(open);
      expect(await quotes.listResponsesOf(bea, all, { isItemized: true })).toEqual({
        items: [],
        next: null,
      });
      const request = { ...answeredCase.request, version: 3 };
      const lines = [lineOf("structure", { amount: 52_000_00 })];
      const itemized = { ...beasResponse, lines, revision: 2 };
      await quotes.save({ request, responses: [itemized] });
      const { items } = await quotes.listResponsesOf(bea, all, { isItemized: true });
      expect(items).toMatchObject([{ response: { id: itemized.id, lines } }]);
      expect((await quotes.listResponsesOf(carl, all, { isItemized: true })).items).toEqual([]);
    });

    it("save() stores why a quote was chosen; countLossReasons() counts the reasons given to the others [R31] [R33]", async () => {
      const quotes = await openAnswered(open);
      const request = { ...answeredCase.request, version: 3 };
      const award: Award = { reasons: ["design", "price"], note: "Bold", tellPriceBand: true };
      const comparedWith = {
        benchmarks: [
          {
            category: null,
            unit: "sq-ft" as const,
            low: 100_00,
            high: 200_00,
            source: "Ours",
            address: null,
            asOf: "2026-01-31",
          },
        ],
        services: servicesFor(sentRequest, [], []),
      };
      const accepted = { ...beasResponse, status: "accepted" as const, award, comparedWith };
      const debrief: Debrief = {
        reasons: award.reasons,
        place: { from: 1, to: 2, of: 3 },
        priceBand: -5,
        unsaid: ["flooring"],
      };
      const lost = { ...carlsResponse, status: "declined" as const, debrief };
      await quotes.save({ request, responses: [accepted, lost] });
      const stored = await quotes.findCase(request.id);
      expect(stored?.responses).toMatchObject([
        { debrief },
        { award, comparedWith, debrief: null },
      ]);
      expect(await quotes.countLossReasons(carl)).toEqual([
        { reason: "design", count: 1 },
        { reason: "price", count: 1 },
      ]);
      expect(await quotes.countLossReasons(bea)).toEqual([]);
    });

    it("expireResponses() ends a last day with the day where the exhibitor is, a moment at its time [X08]", async () => {
      const quotes = await open();
      await quotes.submit({ ...fresh(pendingRequest), timeZone: "America/Los_Angeles" });
      expect(await quotes.readTimeZone(pendingRequest.id)).toBe("America/Los_Angeles");
      expect(await quotes.readTimeZone(idOf(9) as QuoteRequestId)).toBe("UTC");
      await quotes.save({ request: { ...sentRequest, version: 1 } });
      const lastDayLagMs = 8 * 60 * 60 * second;
      const validUntil = new Date("2027-01-31T23:59:59.000Z");
      const responses = [
        { ...beasResponse, lastDayLagMs, validUntil },
        { ...carlsResponse, lastDayLagMs, validUntil: new Date("2027-01-31T23:59:58.000Z") },
      ];
      await quotes.save({ request: { ...answeredCase.request, version: 2 }, responses });
      const sweep = (at: string) => quotes.expireResponses(new Date(at));
      const waiting = async (at: string) => (await quotes.readFigures(bea, new Date(at))).quoted;

      expect(await sweep("2027-01-31T23:59:58.000Z")).toBe(1);
      expect(await waiting("2027-02-01T07:59:58.000Z")).toBe(1);
      expect(await sweep("2027-02-01T07:59:58.000Z")).toBe(0);
      expect(await waiting("2027-02-01T07:59:59.000Z")).toBe(0);
      expect(await sweep("2027-02-01T07:59:59.000Z")).toBe(1);
    });
  });
}
