import type { Message } from "../../domain/messages/ports.ts";
import type { AwardReason } from "../../domain/quotes/award/award.ts";
import type { AssignedStanding } from "../../domain/quotes/for-builders/assigned-standing.ts";
import { dueSoonHours } from "../../domain/quotes/for-builders/builder-figures.ts";
import { allQuotesHours } from "../../domain/quotes/limits.ts";
import type {
  IdempotencyKey,
  QuoteCase,
  QuoteRequestRepository,
} from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import { isOpen, statusGroups } from "../../domain/quotes/request-state.ts";
import {
  type OfferVersion,
  type QuoteResponse,
  statusAt,
} from "../../domain/quotes/responses/quote-response.ts";
import type { QuoteRequestId, ReceiptId } from "../../domain/shared/id.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";
import { pageOf } from "./page-of.ts";
import { createMemoryPromises, type MemoryPromises } from "./promises.ts";

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

  const newestFirst = <Item extends { createdAt: Date; id: string }>(items: Iterable<Item>) =>
    [...items].sort(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
    );
  const listRequests = (wanted: (request: QuoteRequest) => boolean) =>
    newestFirst(requests.values()).filter(wanted);
  const responsesWhere = (key: "quoteRequestId" | "builderId", id: string) =>
    newestFirst(responses.values()).filter((response) => response[key] === id);
  const idOf = (item: { id: string }) => item.id;

  const versions = new Map<string, OfferVersion[]>();
  function keepVersion({ id, revision, updatedAt, ...said }: QuoteResponse) {
    const known = versions.get(id) ?? [];
    if (known.some((version) => version.revision === revision)) return;
    const { quotedAmount, lines, estimatedTimeline, responseMessage, attachments } = said;
    const { validUntil } = said;
    const words = { estimatedTimeline, responseMessage, attachments, validUntil };
    versions.set(id, [{ quotedAmount, lines, ...words, revision, createdAt: updatedAt }, ...known]);
  }
  for (const response of responses.values()) keepVersion(response);

  function post(messages: Message[] = []) {
    for (const message of messages) {
      const known = outbox.some((one) => one.dedupeKey && one.dedupeKey === message.dedupeKey);
      if (!known) outbox.push(structuredClone(message));
    }
  }

  function standingOf(
    { id, status }: QuoteRequest,
    builderId: string,
    now: Date,
  ): AssignedStanding {
    const answers = responsesWhere("quoteRequestId", id);
    if (!isOpen(status) || answers.some((each) => each.status === "accepted")) return "closed";
    const isQuoted = answers.some(
      (each) => each.builderId === builderId && statusAt(each, now) === "pending",
    );
    return isQuoted ? "quoted" : "waiting";
  }

  function availableTo({ userId, builderId }: { userId: string; builderId: string }) {
    const declined = ({ invitations }: QuoteRequest) =>
      invitations.some((one) => one.builderId === builderId && one.declinedAt !== null);
    return listRequests(
      (request) => request.status === "pending" && request.userId !== userId && !declined(request),
    );
  }

  function findCase(id: QuoteRequestId): QuoteCase | null {
    const request = requests.get(id);
    if (!request) return null;
    return structuredClone({ request, responses: responsesWhere("quoteRequestId", id) });
  }

  function answersTo(wanted: readonly QuoteRequestId[]) {
    const all = [...responses.values()].filter((each) => wanted.includes(each.quoteRequestId));
    return all.map((response) => {
      const { id, quoteRequestId, builderId, status, withdrawnAt } = response;
      const { createdAt, updatedAt, quotedAmount } = response;
      const priced = versions.get(id)?.findLast((version) => version.quotedAmount !== null);
      const since = priced?.revision === 1 ? response.createdAt : priced?.createdAt;
      const pricedAt = response.quotedAmount === null ? null : (since ?? null);
      return {
        ...{ quoteRequestId, builderId, status, withdrawnAt, createdAt, updatedAt, pricedAt },
        quotedAmount,
      };
    });
  }

  promises.connect((id) => {
    const found = findCase(id);
    return found && { ...found, answers: answersTo([id]) };
  });
  for (const { request } of cases) promises.begin(request, null);

  return {
    async submit({ request, receipt, messages, idempotency, timeZone = null }) {
      const same = keys.find(
        (key) => key.scope === idempotency?.scope && key.key === idempotency.key,
      );
      if (same && same.bodyHash !== idempotency?.bodyHash) return { kind: "key-reused" };
      if (same) {
        const { requestId, receiptId } = same;
        const isConfirmationMailed = outbox.some(
          (one) => one.letter.kind === "request-received" && one.quoteRequestId === requestId,
        );
        return { kind: "replayed", requestId, receiptId, isConfirmationMailed };
      }
      const made = { requestId: request.id, receiptId: receipt.id };
      if (idempotency) keys.push({ ...idempotency, ...made });
      requests.set(request.id, structuredClone(request));
      receipts.set(receipt.id, { requestId: request.id, expiresAt: receipt.expiresAt });
      promises.begin(request, timeZone);
      post(messages);
      return { kind: "created" };
    },

    find: async (id) => structuredClone(requests.get(id) ?? null),
    findCase: async (id) => findCase(id),
    async findCaseOfResponse(id) {
      const response = responses.get(id);
      return response ? findCase(response.quoteRequestId) : null;
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
      promises.followSave(request.id, () => {
        requests.set(request.id, structuredClone({ ...request, version: request.version + 1 }));
        for (const response of changed) {
          responses.set(response.id, structuredClone(response));
          keepVersion(response);
        }
      });
      post(change.messages);
      const ended = outbox.findIndex((message) => message.id === endedMessage?.id);
      if (endedMessage && ended >= 0) outbox[ended] = structuredClone(endedMessage);
    },

    async holdsReceipt(id, held, now) {
      return held.some((receiptId) => {
        const receipt = receipts.get(receiptId);
        return receipt?.requestId === id && receipt.expiresAt > now;
      });
    },

    listOfUser: async (userId, page) =>
      pageOf(
        listRequests((request) => request.userId === userId),
        page,
        idOf,
      ),
    listAnswers: async (wanted) => answersTo(wanted),
    async listAssigned(builderId, page, only = null) {
      const assigned = listRequests((request) => request.assignedBuilders.includes(builderId));
      if (only && only.standing !== "closed") {
        const open = assigned.filter(
          (request) => standingOf(request, builderId, only.now) === only.standing,
        );
        return pageOf(open.reverse(), page, idOf);
      }
      const at = (request: QuoteRequest) => request.assignmentDate?.getTime() ?? 0;
      return pageOf(
        assigned
          .filter((each) => !only || standingOf(each, builderId, only.now) === "closed")
          .sort((a, b) => at(b) - at(a)),
        page,
        idOf,
      );
    },
    listAvailable: async (to, page) => pageOf(availableTo(to), page, idOf),
    countAvailable: async (to, atMost) => Math.min(availableTo(to).length, atMost),
    async listAll({ group }, page) {
      const states: readonly string[] | null = group && statusGroups[group];
      return pageOf(
        listRequests(({ status }) => states?.includes(status) ?? true),
        page,
        idOf,
      );
    },
    async countByGroup() {
      const count = (states: readonly string[]) =>
        listRequests(({ status }) => states.includes(status)).length;
      return {
        pending: count(statusGroups.pending),
        assigned: count(statusGroups.assigned),
        completed: count(statusGroups.completed),
        cancelled: count(statusGroups.cancelled),
      };
    },
    listLive: async (builderId, wanted) =>
      structuredClone(
        responsesWhere("builderId", builderId).filter(
          ({ quoteRequestId, status }) =>
            wanted.includes(quoteRequestId) && ["pending", "accepted"].includes(status),
        ),
      ),
    async countLossReasons(builderId) {
      const counts = new Map<AwardReason, number>();
      for (const { debrief } of responsesWhere("builderId", builderId)) {
        for (const reason of debrief?.reasons ?? []) {
          counts.set(reason, (counts.get(reason) ?? 0) + 1);
        }
      }
      return [...counts]
        .map(([reason, count]) => ({ reason, count }))
        .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
    },
    listVersions: async (id) => structuredClone(versions.get(id) ?? []),
    async readFigures(builderId, now) {
      const own = responsesWhere("builderId", builderId);
      const assigned = listRequests((one) => one.assignedBuilders.includes(builderId));
      const standing = (wanted: AssignedStanding) =>
        assigned.filter((one) => standingOf(one, builderId, now) === wanted);
      const waiting = standing("waiting");
      const soonMs = (allQuotesHours - dueSoonHours) * 60 * 60 * 1000;
      const invitedAt = ({ quoteRequestId, createdAt }: QuoteResponse) =>
        requests
          .get(quoteRequestId)
          ?.invitations.findLast((one) => one.builderId === builderId && one.invitedAt <= createdAt)
          ?.invitedAt.getTime();
      const answerMs = own
        .map((response) => response.createdAt.getTime() - (invitedAt(response) ?? 0))
        .sort((a, b) => a - b);
      const [low, high] = [Math.floor, Math.ceil].map((to) => answerMs[to((own.length - 1) / 2)]);
      return {
        openInvitations: waiting.length,
        quoted: standing("quoted").length,
        closed: standing("closed").length,
        quotes: own.length,
        dueSoon: waiting.filter((one) => now.getTime() - one.createdAt.getTime() >= soonMs).length,
        won: own.filter(({ status }) => status === "accepted").length,
        medianAnswerMs:
          low === undefined || high === undefined ? null : Math.round((low + high) / 2),
      };
    },
    async listResponsesOf(builderId, page) {
      const pairs = responsesWhere("builderId", builderId).flatMap((response) => {
        const request = requests.get(response.quoteRequestId);
        return request ? [{ response, request }] : [];
      });
      return pageOf(pairs, page, ({ response }) => response.id);
    },

    async claim(email, userId) {
      const theirs = listRequests(
        (request) => request.userId === null && request.email.toLowerCase() === email,
      );
      for (const request of theirs) {
        requests.set(request.id, { ...request, userId, version: request.version + 1 });
      }
      return theirs.length;
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
