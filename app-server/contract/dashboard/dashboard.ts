import * as z from "zod";
import type { Acknowledgement } from "../../../domain/assignment/invitations/acknowledgement.ts";
import type { Seats } from "../../../domain/assignment/invitations/seat-rules.ts";
import { assignedStandings } from "../../../domain/quotes/for-builders/assigned-standing.ts";
import {
  type InvitationOutcome,
  invitationOutcomes,
} from "../../../domain/quotes/for-builders/invitation-outcome.ts";
import type { OwnRequest } from "../../../domain/quotes/own-requests/own-request.ts";
import { ownRequestOrders } from "../../../domain/quotes/own-requests/request-need.ts";
import type { LossReason } from "../../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../../domain/quotes/quote-response.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import type { Page } from "../../../domain/shared/page.ts";
import { pageQuery } from "../fields/page.ts";
import { toAvailableQuoteBody } from "../quotes/available-quotes.ts";
import { promisedTimesBody, toPromisedTimesBody } from "../quotes/promised-times.ts";
import {
  quoteRequestBody,
  toAssignedQuoteBody,
  toQuoteRequestBody,
} from "../quotes/quote-requests.ts";
import { ownResponseBody, toOwnResponseBody } from "../quotes/quote-responses.ts";
import { progressFields, toProgressFields } from "../quotes/request-progress.ts";
import {
  acknowledgementBody,
  answerTimesFields,
  seatsBody,
  toAnswerTimesFields,
} from "../quotes/seats.ts";

// The dashboards' lists, each under its own name; `next` is the cursor of the next page.

/**
 * A builder's figures. `dueSoon`: open invitations due within 24 hours or overdue by less than a
 * week; `missed`: overdue by more. `quoted` and `closed` are the other assigned requests; `quotes`
 * counts all quotes sent, `decided` the accepted and declined ones; `opportunities` is at most 500.
 */
export const overviewBody = z.object({
  openInvitations: z.int(),
  dueSoon: z.int(),
  missed: z.int(),
  quoted: z.int(),
  closed: z.int(),
  opportunities: z.int(),
  quotes: z.int(),
  projects: z.int(),
  won: z.int(),
  decided: z.int(),
  medianAnswerMs: z.number().nullable(),
  /** The caller's time zone, in which times are shown; null when unknown. */
  timeZone: z.string().nullable(),
});
export type OverviewBody = z.infer<typeof overviewBody>;

/** An exhibitor's own request with its progress. */
export const ownQuoteBody = quoteRequestBody.extend({
  promise: promisedTimesBody.nullable(),
  ...progressFields,
});
export type OwnQuoteBody = z.infer<typeof ownQuoteBody>;

/**
 * `?order=need`: requests that need a decision first, then those that wait, those with a choice,
 * and closed ones.
 */
export const ownQuotesQuery = pageQuery.extend({
  order: z
    .enum(ownRequestOrders, `Order must be one of ${ownRequestOrders.join(", ")}`)
    .default("newest"),
});

export function toOwnQuotesBody({ items, next }: Page<OwnRequest>): {
  quotes: OwnQuoteBody[];
  next: string | null;
} {
  const quotes = items.map((own) => ({
    ...toQuoteRequestBody(own.request),
    promise: own.promise && toPromisedTimesBody(own.promise),
    ...toProgressFields(own),
  }));
  return { quotes, next };
}

/**
 * A request that the builder is asked to quote, with their own quote for it: pending or accepted,
 * otherwise null. `outcome` is open until a quote is accepted or the request is canceled; after
 * that no quote can be sent. `quotesDueAt` is when all quotes are promised to the exhibitor;
 * `respondBy` is the deadline of this builder, null for invitations of earlier versions. `answerBy`
 * is the deadline to show; after `welcomeUntil` a quote is no longer welcome. `isPaused`: the
 * exhibitor has to answer first, and `respondBy` moves by the length of the pause. `seats` is null
 * for ended requests and those of earlier versions. `acknowledgement`: whether the builder can say
 * "We will quote", has said it, or what prevents it.
 */
export const assignedQuoteBody = quoteRequestBody.extend({
  quotesDueAt: z.string(),
  respondBy: z.string().nullable(),
  ...answerTimesFields,
  isPaused: z.boolean(),
  seats: seatsBody.nullable(),
  acknowledgement: acknowledgementBody.nullable(),
  ownQuote: ownResponseBody.nullable(),
  outcome: z.enum(invitationOutcomes),
});
export type AssignedQuoteBody = z.infer<typeof assignedQuoteBody>;

/**
 * `?standing=`: requests that wait for a quote (`waiting`; of these `missed` were due more than a
 * week ago, `to-quote` the others) or have one, earliest due first; or closed ones.
 */
export const assignedQuotesQuery = pageQuery.extend({
  standing: z
    .enum(assignedStandings, `Standing must be one of ${assignedStandings.join(", ")}`)
    .optional(),
});

/** `builderId` is the caller's own profile; without one the list is empty. */
export function toAssignedQuotesBody(
  {
    items,
    next,
  }: Page<{
    request: QuoteRequest;
    live: QuoteResponse | null;
    outcome: InvitationOutcome;
    allDueAt: Date;
    respondBy: Date | null;
    answerBy: Date | null;
    welcomeUntil: Date | null;
    seats: Seats | null;
    acknowledgement: Acknowledgement | null;
    isPaused: boolean;
  }>,
  builderId: BuilderId | undefined,
  now: Date,
) {
  const assigned = builderId
    ? items.map(
        ({
          request,
          live,
          allDueAt,
          respondBy,
          answerBy,
          welcomeUntil,
          ...seat
        }): AssignedQuoteBody => {
          const ownQuote = live && toOwnResponseBody({ response: live, request }, now);
          // past its validity, even if not yet stored as expired: another one may be sent
          const stands = ownQuote !== null && ownQuote.status !== "expired";
          return {
            ...toAssignedQuoteBody(request, builderId),
            quotesDueAt: allDueAt.toISOString(),
            respondBy: respondBy?.toISOString() ?? null,
            ...toAnswerTimesFields({ answerBy, welcomeUntil }),
            ownQuote: stands ? ownQuote : null,
            ...seat,
          };
        },
      )
    : [];
  return { assignedQuotes: assigned, next };
}

export function toAvailableQuotesBody({
  items,
  next,
}: Page<Parameters<typeof toAvailableQuoteBody>[0]>) {
  return { availableQuotes: items.map(toAvailableQuoteBody), next };
}

export function toOwnResponsesBody(
  {
    items,
    next,
    lossReasons,
  }: Page<{ response: QuoteResponse; request: QuoteRequest }> & { lossReasons: LossReason[] },
  now: Date,
) {
  return { responses: items.map((item) => toOwnResponseBody(item, now)), lossReasons, next };
}
