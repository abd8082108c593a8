import { describe, expect, it } from "vitest";
import { ada, otto } from "../../domain/accounts/examples.ts";

import { briefVersionOf } from "../../domain/quotes/brief-version.ts";
import {
  answeredCase,
  bea,
  beasResponse,
  carl,
  carlsResponse,
  now,
  pendingRequest,
  sentRequest,
} from "../../domain/quotes/examples.ts";

import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { RoundPart } from "../../domain/quotes/round/round-part.ts";
import type {
  QuoteRequestId,
  QuoteResponseId,
  ReceiptId,
  RoundId,
} from "../../domain/shared/id.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";
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

const roundPart: RoundPart = {
  id: idOf(7) as RoundId,
  number: 1,
  text: "Your last word?",
  lines: [],
  remindAt: null,
  openedAt: "2027-01-05T10:00:00.000Z",
  endsAt: "2027-01-06T10:00:00.000Z",
  answer: null,
  answeredAt: null,
  isLate: false,
  closedAt: null,
  cancelledAt: null,
};
/**
 * Contract of `QuoteRequestRepository`. `open` gives one without requests that knows the people and
 * builder profiles of the examples.
 */
export function keepsQuoteRequests(open: () => Promise<QuoteRequestRepository>) {
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

    it("findSubmitted() answers what a repeat would be, and null under a key that made nothing", async () => {
      const quotes = await open();
      const key = { scope: "s", key: "k", bodyHash: "b" };
      expect(await quotes.findSubmitted(key)).toBeNull();
      const first = fresh(requestNumber(1), key);
      await quotes.submit(first);
      expect(await quotes.findSubmitted(key)).toEqual({
        kind: "replayed",
        requestId: first.request.id,
        receiptId: first.receipt.id,
        isConfirmationMailed: false,
      });
      const other = { ...key, bodyHash: "other" };
      expect(await quotes.findSubmitted(other)).toEqual({ kind: "key-reused" });
      expect(await quotes.findSubmitted({ ...key, scope: "t" })).toBeNull();
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
      expect(await quotes.listLatestCases(1)).toMatchObject([{ briefs: [first, later] }]);
    });

    it("listLatestCases() has the newest first, each with its responses [R44]", async () => {
      const quotes = await openAnswered(open);
      const newest = requestNumber(9, { createdAt: new Date(now.getTime() + second) });
      await quotes.submit(fresh(newest));
      const [first, second_] = await quotes.listLatestCases(2);
      expect(first).toEqual({ request: newest, responses: [], briefs: [] });
      expect(second_?.responses.map(({ id }) => id).sort()).toEqual(
        [beasResponse.id, carlsResponse.id].sort(),
      );
      expect(await quotes.listLatestCases(1)).toHaveLength(1);
    });

    it("countOutcomes() counts the requests of a span and their quotes [W16]", async () => {
      const quotes = await openAnswered(open);
      await quotes.submit(fresh(requestNumber(9, { createdAt: new Date(now.getTime() + second) })));
      const all = await quotes.listLatestCases(10);
      const from = new Date(Math.min(...all.map(({ request }) => request.createdAt.getTime())));
      const later = new Date(now.getTime() + 2 * second);
      const answered = { requests: 1, quoted: 1, accepted: 0, quotes: 2 };
      expect(await quotes.countOutcomes({ from, until: later })).toEqual({
        ...answered,
        requests: all.length,
      });
      const none = { requests: 0, quoted: 0, accepted: 0, quotes: 0 };
      expect(await quotes.countOutcomes({ from: later, until: later })).toEqual(none);
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
      const quotes = await openAnswered(open);
      const stored = await quotes.findCase(pendingRequest.id);
      expect(stored).toEqual({
        request: { ...answeredCase.request, version: 3 },
        responses: [carlsResponse, beasResponse],
      });
      expect(await quotes.findCaseOfResponse(beasResponse.id)).toEqual(stored);
    });

    it("save() changes a response and counts its version", async () => {
      const quotes = await openAnswered(open);
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
      const stored = await quotes.findCase(request.id);
      expect(stored?.responses).toEqual([carlsResponse, { ...declined, version: 2 }]);
      expect(stored?.request.version).toBe(4);
    });

    it("save() refuses a request that someone else saved, and stores nothing of the change", async () => {
      const quotes = await openAnswered(open);
      const stale = { ...answeredCase.request, version: 2, notes: "mine" };
      const changed = { ...beasResponse, status: "accepted" as const };
      const save = quotes.save({ request: stale, responses: [changed] });
      await expect(save).rejects.toThrow(StaleWriteError);
      const stored = await quotes.findCase(stale.id);
      expect(stored?.request.notes).toBeNull();
      expect(stored?.responses).toEqual([carlsResponse, beasResponse]);
    });

    it("save() refuses a response that changed in between, and stores nothing of the change", async () => {
      const quotes = await openAnswered(open);
      const request = { ...answeredCase.request, version: 3 };
      await quotes.save({ request, responses: [{ ...beasResponse, revision: 2 }] });
      const stale = { ...request, version: 4, notes: "mine" };
      const save = quotes.save({ request: stale, responses: [{ ...beasResponse, revision: 3 }] });
      await expect(save).rejects.toThrow(StaleWriteError);
      expect((await quotes.find(request.id))?.notes).toBeNull();
    });

    it("save() of one version at the same time succeeds once, even when the request stays as it was", async () => {
      const quotes = await openAnswered(open);
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

  describe("sweeps", () => {
    it("claim() links a visitor's requests from this address, and no one else's", async () => {
      const quotes = await open();
      const email = "ada@exhibits.example";
      await submitAll(quotes, [
        requestNumber(1, { userId: null, email: "Ada@Exhibits.example" }),
        requestNumber(2, { userId: null, email: "other@exhibits.example" }),
        requestNumber(3, { userId: otto.id, email }),
      ]);
      expect(await quotes.claim(email, ada.id)).toEqual({
        firstName: pendingRequest.firstName,
        lastName: pendingRequest.lastName,
        company: pendingRequest.company,
        phone: pendingRequest.phone,
      });
      expect(ids(await quotes.listOfUser(ada.id, all))).toEqual([idOf(1)]);
      expect(await quotes.claim(email, otto.id)).toBeNull();
    });

    it("claim() proves the address of a visitor's requests, and of the person's own that were sent with it", async () => {
      const quotes = await open();
      const email = "ada@exhibits.example";
      const unproven = { email, emailState: "unproven" } as const;
      await submitAll(quotes, [
        requestNumber(1, { ...unproven, userId: null, emailState: "over-limit" }),
        requestNumber(2, { ...unproven, userId: ada.id, email: "Ada@exhibits.example" }),
        requestNumber(3, { ...unproven, userId: ada.id, email: "other@exhibits.example" }),
        requestNumber(4, { ...unproven, userId: otto.id }),
      ]);
      expect(await quotes.claim(email, ada.id)).not.toBeNull();
      const states = [1, 2, 3, 4].map(
        async (at) => (await quotes.find(requestNumber(at).id))?.emailState,
      );
      expect(await Promise.all(states)).toEqual(["proven", "proven", "unproven", "unproven"]);
      expect(await quotes.claim(email, ada.id)).toBeNull();
    });

    it("claim() is not undone by a save of what was read before", async () => {
      const quotes = await open();
      const request = requestNumber(1, { userId: null });
      await quotes.submit(fresh(request));
      await quotes.claim(request.email, ada.id);
      await expect(quotes.save({ request })).rejects.toThrow(StaleWriteError);
    });

    it("expireResponses() ends pending responses at their time, once", async () => {
      const quotes = await openAnswered(open);
      expect(await quotes.expireResponses(new Date(beasResponse.validUntil.getTime() - 1))).toBe(0);
      expect(await quotes.expireResponses(beasResponse.validUntil)).toBe(2);
      expect(await quotes.expireResponses(beasResponse.validUntil)).toBe(0);
      const stored = await quotes.findCase(pendingRequest.id);
      expect(stored?.responses.map((response) => response.status)).toEqual(["expired", "expired"]);
    });

    it("expireResponses() ends a last day earlier in the east [X08]", async () => {
      const quotes = await openAnswered(open);
      const validUntil = new Date("2027-01-31T23:59:59.000Z");
      const lastDayLagMs = -14 * 60 * 60 * second;
      const request = { ...answeredCase.request, version: 3 };
      await quotes.save({ request, responses: [{ ...beasResponse, validUntil, lastDayLagMs }] });
      await quotes.save({
        request: { ...request, version: 4 },
        responses: [{ ...carlsResponse, validUntil: new Date("2028-01-01T00:00:00Z") }],
      });
      expect(await quotes.expireResponses(new Date("2027-01-31T09:59:58.000Z"))).toBe(0);
      expect(await quotes.expireResponses(new Date("2027-01-31T09:59:59.000Z"))).toBe(1);
    });

    it("expireResponses() is not undone by a save of what was read before", async () => {
      const quotes = await openAnswered(open);
      await quotes.expireResponses(beasResponse.validUntil);
      const request = { ...answeredCase.request, version: 3 };
      const revised = { ...beasResponse, revision: 2 };
      await expect(quotes.save({ request, responses: [revised] })).rejects.toThrow(StaleWriteError);
    });

    it("expireResponses() leaves alone what was decided", async () => {
      const quotes = await openAnswered(open);
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
