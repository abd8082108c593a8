import type { AwardReason } from "../../domain/quotes/award.ts";
import { countsForPromise } from "../../domain/quotes/counts-for-promise.ts";
import { answerDueAt } from "../../domain/quotes/due-times.ts";
import type { AssignedStanding } from "../../domain/quotes/for-builders/assigned-standing.ts";
import { dueSoonHours } from "../../domain/quotes/for-builders/builder-figures.ts";
import { requestNeed, requestNeeds } from "../../domain/quotes/own-requests/request-need.ts";
import { requestStanding } from "../../domain/quotes/own-requests/request-standing.ts";
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import {
  type OfferVersion,
  type QuoteResponse,
  statusAt,
} from "../../domain/quotes/quote-response.ts";
import { isOpen, statusGroups } from "../../domain/quotes/request-state.ts";
import type { QuoteRequestId } from "../../domain/shared/id.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { pageOf } from "./page-of.ts";

type StoredQuotes = {
  requests: ReadonlyMap<string, QuoteRequest>;
  responses: ReadonlyMap<string, QuoteResponse>;
  /** Versions of each response, latest first. */
  versions: ReadonlyMap<string, OfferVersion[]>;
  hasFreeSeat: (id: QuoteRequestId) => boolean;
  isPaused: (id: QuoteRequestId) => boolean;
  /** Due time of all quotes; null for a request without a promise. */
  allDueAt: (id: QuoteRequestId) => Date | null;
};

/** Lists and figures over in-memory requests and responses. */
export function createMemoryQuoteLists({
  requests,
  responses,
  versions,
  hasFreeSeat,
  isPaused,
  allDueAt,
}: StoredQuotes) {
  const listRequests = (wanted: (request: QuoteRequest) => boolean) =>
    newestFirst(requests.values()).filter(wanted);
  const responsesWhere = (key: "quoteRequestId" | "builderId", id: string) =>
    newestFirst(responses.values()).filter((response) => response[key] === id);
  const idOf = (item: { id: string }) => item.id;

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
    return listRequests((request) => {
      const { id, status, invitations } = request;
      const own = invitations.filter((one) => one.builderId === builderId);
      if (request.userId === userId) return false;
      if (status === "pending") return own.every(({ declinedAt }) => declinedAt === null);
      return isOpen(status) && own.length === 0 && hasFreeSeat(id);
    });
  }

  function answersTo(wanted: readonly QuoteRequestId[]) {
    const all = [...responses.values()].filter((each) => wanted.includes(each.quoteRequestId));
    return all.map((response) => {
      const { id, quoteRequestId, builderId, status, withdrawnAt } = response;
      const { createdAt, updatedAt, quotedAmount } = response;
      const priced = versions
        .get(id)
        ?.findLast((version) => countsForPromise(version.quotedAmount));
      const since = priced?.revision === 1 ? response.createdAt : priced?.createdAt;
      const pricedAt = countsForPromise(quotedAmount) ? (since ?? null) : null;
      return {
        quoteRequestId,
        builderId,
        status,
        withdrawnAt,
        createdAt,
        updatedAt,
        pricedAt,
        quotedAmount,
        confirmedBrief: response.confirmedBrief,
      };
    });
  }

  return {
    answersTo,
    async listOfUser(userId, page, order) {
      const own = listRequests((request) => request.userId === userId);
      const rank = (request: QuoteRequest) =>
        requestNeeds.indexOf(requestNeed(requestStanding(request, answersTo([request.id]))));
      if (order === "need") own.sort((one, other) => rank(one) - rank(other));
      return pageOf(own, page, idOf);
    },
    listAnswers: async (wanted) => answersTo(wanted),
    async listAssigned(builderId, page, only = null) {
      const assigned = listRequests((request) => request.assignedBuilders.includes(builderId));
      if (only && only.standing !== "closed") {
        const open = assigned.filter(
          (request) => standingOf(request, builderId, only.now) === only.standing,
        );
        const dueAt = (request: QuoteRequest) =>
          answerDueAt(request, builderId, allDueAt(request.id)).getTime();
        const earliestFirst = open.reverse().sort((one, other) => dueAt(one) - dueAt(other));
        return pageOf(earliestFirst, page, idOf);
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
      const soon = now.getTime() + dueSoonHours * hourMs;
      const isRunning = ({ id, invitations }: QuoteRequest) =>
        !isPaused(id) &&
        !invitations.findLast((one) => one.builderId === builderId && !one.removedAt)?.releasedAt;
      const shownDueAt = (request: QuoteRequest) =>
        answerDueAt(request, builderId, allDueAt(request.id)).getTime();
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
        projects: 0,
        dueSoon: waiting.filter(isRunning).filter((one) => shownDueAt(one) <= soon).length,
        won: own.filter(({ status }) => status === "accepted").length,
        medianAnswerMs:
          low === undefined || high === undefined ? null : Math.round((low + high) / 2),
      };
    },
    async listResponsesOf(builderId, page, { isItemized = false } = {}) {
      const pairs = responsesWhere("builderId", builderId).flatMap((response) => {
        const request = requests.get(response.quoteRequestId);
        if (isItemized && response.lines.length === 0) return [];
        return request ? [{ response, request }] : [];
      });
      return pageOf(pairs, page, ({ response }) => response.id);
    },
  } satisfies Partial<QuoteRequestRepository> & { answersTo: unknown };
}

export function newestFirst<Item extends { createdAt: Date; id: string }>(items: Iterable<Item>) {
  return [...items].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  );
}
