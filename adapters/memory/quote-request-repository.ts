import type { Message } from "../../domain/messages/ports.ts";
import { promisedTimes } from "../../domain/promise/promised-times.ts";
import type { BriefVersion } from "../../domain/quotes/brief-version.ts";
import type {
  IdempotencyKey,
  QuoteCase,
  QuoteRequestRepository,
  Repeated,
} from "../../domain/quotes/ports.ts";
import {
  type OfferVersion,
  type QuoteResponse,
  statusAt,
} from "../../domain/quotes/quote-response.ts";
import type { QuoteRequestId, ReceiptId } from "../../domain/shared/id.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";
import { createMemoryPromises, type MemoryPromises } from "./promises.ts";
import { createMemoryQuoteLists, newestFirst } from "./quote-lists.ts";

type Receipt = { requestId: QuoteRequestId; expiresAt: Date };
type Remembered = IdempotencyKey & { requestId: QuoteRequestId; receiptId: ReceiptId };

/**
 * In-memory requests, responses and messages for tests. `outbox` and `promises` may be
 * shared with other repositories.
 */
export function createMemoryQuoteRequestRepository(
  cases: QuoteCase[] = [],
  outbox: Message[] = [],
  promises: MemoryPromises = createMemoryPromises(outbox),
): QuoteRequestRepository {
  const requests = new Map(cases.map(({ request }) => [request.id, structuredClone(request)]));
  const responses = new Map(
    structuredClone(cases.flatMap((one) => one.responses)).map((each) => [each.id, each]),
  );
  const receipts = new Map<ReceiptId, Receipt>();
  const keys: Remembered[] = [];

  const responsesTo = (id: QuoteRequestId) =>
    newestFirst(responses.values()).filter((response) => response.quoteRequestId === id);

  const versions = new Map<string, OfferVersion[]>();
  function storeVersion({ id, revision, updatedAt, ...said }: QuoteResponse) {
    const known = versions.get(id) ?? [];
    if (known.some((version) => version.revision === revision)) return;
    const { quotedAmount, lines, estimatedTimeline, responseMessage, attachments } = said;
    const { validUntil, logistics, terms, ownRates, currency, exchange } = said;
    const facts = { logistics, terms, ownRates, currency, exchange };
    const words = { estimatedTimeline, responseMessage, attachments, validUntil };
    versions.set(id, [
      { quotedAmount, lines, ...facts, ...words, revision, createdAt: updatedAt },
      ...known,
    ]);
  }
  for (const response of responses.values()) storeVersion(response);
  const briefs = new Map<QuoteRequestId, BriefVersion[]>();

  function post(messages: Message[] = []) {
    for (const message of messages) {
      const known = outbox.some((one) => one.dedupeKey && one.dedupeKey === message.dedupeKey);
      if (!known) outbox.push(structuredClone(message));
    }
  }

  function findCase(id: QuoteRequestId): QuoteCase | null {
    const request = requests.get(id);
    if (!request) return null;
    return structuredClone({ request, responses: responsesTo(id) });
  }

  const { answersTo, ...lists } = createMemoryQuoteLists({
    requests,
    responses,
    versions,
    hasFreeSeat: promises.hasFreeSeat,
  });

  promises.connect((id) => {
    const found = findCase(id);
    return found && { ...found, answers: answersTo([id]) };
  });
  for (const { request } of cases) promises.begin(request, null);

  function findSubmitted({ scope, key, bodyHash }: IdempotencyKey): Repeated | null {
    const same = keys.find((one) => one.scope === scope && one.key === key);
    if (!same) return null;
    if (same.bodyHash !== bodyHash) return { kind: "key-reused" };
    const { requestId, receiptId } = same;
    const isConfirmationMailed = outbox.some(
      (one) => one.letter.kind === "request-received" && one.quoteRequestId === requestId,
    );
    return { kind: "replayed", requestId, receiptId, isConfirmationMailed };
  }

  return {
    async submit({ request, receipt, messages, idempotency, timeZone = null }) {
      const repeated = idempotency && findSubmitted(idempotency);
      if (repeated) return repeated;
      const made = { requestId: request.id, receiptId: receipt.id };
      if (idempotency) keys.push({ ...idempotency, ...made });
      requests.set(request.id, structuredClone(request));
      receipts.set(receipt.id, { requestId: request.id, expiresAt: receipt.expiresAt });
      promises.begin(request, timeZone);
      post(messages);
      return { kind: "created" };
    },
    findSubmitted: async (key) => findSubmitted(key),

    find: async (id) => structuredClone(requests.get(id) ?? null),
    findCase: async (id) => findCase(id),
    isDelivered: async () => false,
    readTimeZone: async (id) => promises.read(id)?.timeZone ?? "UTC",
    async findCaseOfResponse(id) {
      const response = responses.get(id);
      return response ? findCase(response.quoteRequestId) : null;
    },

    async findCaseOfRound(id) {
      const inRound = [...responses.values()].find(({ round }) => round?.id === id);
      return inRound ? findCase(inRound.quoteRequestId) : null;
    },
    async listRoundsDue(now, limit) {
      const due = [...responses.values()].filter(
        ({ roundDueAt }) => roundDueAt !== null && roundDueAt <= now,
      );
      const inOrder = due.sort((a, b) => Number(a.roundDueAt) - Number(b.roundDueAt));
      return [...new Set(inOrder.map(({ quoteRequestId }) => quoteRequestId))].slice(0, limit);
    },

    async save(change) {
      const { request, endedMessage } = change;
      if (requests.get(request.id)?.version !== request.version) {
        throw new StaleWriteError(request.id);
      }
      const changed = (change.responses ?? []).map((response) => {
        const known = responses.get(response.id);
        if (known && known.version !== response.version) throw new StaleWriteError(response.id);
        return known ? { ...response, version: response.version + 1 } : { ...response, version: 1 };
      });
      promises.followSave(change, () => {
        requests.set(request.id, structuredClone({ ...request, version: request.version + 1 }));
        for (const response of changed) {
          responses.set(response.id, structuredClone(response));
          storeVersion(response);
        }
      });
      const known = briefs.get(request.id) ?? [];
      const isKnown = ({ version }: BriefVersion) => known.some((one) => one.version === version);
      const fresh = (change.briefVersions ?? []).filter((one) => !isKnown(one));
      briefs.set(request.id, structuredClone([...known, ...fresh]));
      post(change.messages);
      const ended = outbox.findIndex((message) => message.id === endedMessage?.id);
      if (endedMessage && ended >= 0) outbox[ended] = structuredClone(endedMessage);
    },

    listLatestCases: async (limit) =>
      [...requests.values()]
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .flatMap(({ id }) => {
          const found = findCase(id);
          return found ? { ...found, briefs: structuredClone(briefs.get(id) ?? []) } : [];
        }),

    async countOutcomes({ from, until }) {
      const made = [...requests.values()].filter(
        ({ createdAt }) => createdAt >= from && createdAt < until,
      );
      const quotes = made.map(({ id }) =>
        (findCase(id)?.responses ?? []).filter(({ withdrawnAt }) => withdrawnAt === null),
      );
      return {
        requests: made.length,
        quoted: quotes.filter(({ length }) => length > 0).length,
        accepted: quotes.filter((each) => each.some(({ status }) => status === "accepted")).length,
        quotes: quotes.flat().length,
      };
    },

    listBriefVersions: async (id) => structuredClone(briefs.get(id) ?? []),

    listPromisedTimes: async (ids) =>
      ids.flatMap((id) => {
        const promise = promises.read(id);
        const params = promises.paramsOf(id);
        return promise && params ? [promisedTimes(promise, params)] : [];
      }),

    async holdsReceipt(id, held, now) {
      return held.some((receiptId) => {
        const receipt = receipts.get(receiptId);
        return receipt?.requestId === id && receipt.expiresAt > now;
      });
    },

    ...lists,

    async claim(email, userId) {
      const theirs = [...requests.values()].filter(
        ({ userId: owner, emailState, email: sentFrom }) =>
          (owner === null || (owner === userId && emailState !== "proven")) &&
          sentFrom.toLowerCase() === email,
      );
      for (const request of theirs) {
        const version = request.version + 1;
        requests.set(request.id, { ...request, userId, emailState: "proven", version });
      }
      const newest = newestFirst(theirs)[0];
      if (!newest) return null;
      const { firstName, lastName, company, phone } = newest;
      return { firstName, lastName, company, phone };
    },
    async expireResponses(now) {
      const over = [...responses.values()].filter(
        (response) => response.status === "pending" && statusAt(response, now) === "expired",
      );
      for (const response of over) {
        const { id, version } = response;
        responses.set(id, { ...response, status: "expired", updatedAt: now, version: version + 1 });
      }
      return over.length;
    },
  };
}
