import { countsForPromise } from "../../domain/quotes/counts-for-promise.ts";
import { answerDueAt } from "../../domain/quotes/due-times.ts";
import {
  type AssignedFilter,
  missedBefore,
} from "../../domain/quotes/for-builders/assigned-standing.ts";
import { noFigures } from "../../domain/quotes/for-builders/builder-figures.ts";
import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import {
  type OfferVersion,
  type QuoteResponse,
  statusAt,
} from "../../domain/quotes/quote-response.ts";
import { isOpen, statusGroups } from "../../domain/quotes/request-state.ts";
import type { BuilderId, QuoteRequestId } from "../../domain/shared/id.ts";
import { pageOf } from "./page-of.ts";

type StoredQuotes = {
  requests: ReadonlyMap<string, QuoteRequest>;
  responses: ReadonlyMap<string, QuoteResponse>;
  /** Versions of each response, latest first. */
  versions: ReadonlyMap<string, OfferVersion[]>;
  hasFreeSeat: (id: QuoteRequestId) => boolean;
};

/**
 * Lists over in-memory requests and responses, newest first: tests of rights and rules read what is
 * in them. Only PostgreSQL orders and counts them fully; here every figure is the one of an empty list.
 */
export function createMemoryQuoteLists({
  requests,
  responses,
  versions,
  hasFreeSeat,
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
  ): "closed" | "quoted" | "waiting" {
    const answers = responsesWhere("quoteRequestId", id);
    if (!isOpen(status) || answers.some((each) => each.status === "accepted")) return "closed";
    const isQuoted = answers.some(
      (each) => each.builderId === builderId && statusAt(each, now) === "pending",
    );
    return isQuoted ? "quoted" : "waiting";
  }

  function hasStanding(request: QuoteRequest, builderId: BuilderId, only: AssignedFilter) {
    const found = standingOf(request, builderId, only.now);
    const isMissed = answerDueAt(request, builderId, null) < missedBefore(only.now);
    const part = isMissed ? "missed" : "to-quote";
    return only.standing === found || (found === "waiting" && only.standing === part);
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
    listOfUser: async (userId, page) =>
      pageOf(
        listRequests((request) => request.userId === userId),
        page,
        idOf,
      ),
    listAnswers: async (wanted) => answersTo(wanted),
    listAssigned: async (builderId, page, only = null) =>
      pageOf(
        listRequests(
          (request) =>
            request.assignedBuilders.includes(builderId) &&
            (only === null || hasStanding(request, builderId, only)),
        ),
        page,
        idOf,
      ),
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
    countLossReasons: async () => [],
    listVersions: async (id) => structuredClone(versions.get(id) ?? []),
    readFigures: async () => noFigures,
    async listResponsesOf(builderId, page) {
      const pairs = responsesWhere("builderId", builderId).flatMap((response) => {
        const request = requests.get(response.quoteRequestId);
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
