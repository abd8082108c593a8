import * as z from "zod";
import { isForEarlierBrief } from "../../../domain/quotes/brief-version.ts";
import { endOfOffer } from "../../../domain/quotes/last-day.ts";
import type { ReceivedResponse } from "../../../domain/quotes/own-requests/list-responses.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import {
  type OfferVersion,
  type QuoteResponse,
  statusAt,
} from "../../../domain/quotes/quote-response.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { ratingSource } from "../builders/builders.ts";
import { awardBody, debriefBody } from "./award.ts";
import { offerFactBody, toOfferFactBody } from "./offer-facts.ts";
import { offerLineBody, toOfferLineBody } from "./offer-lines.ts";
import { roundPartBody, toRoundPartBody } from "./rounds.ts";
import { scopeEditsBody, toScopeEditsBody } from "./scope-edits.ts";

/** A builder for the receiver of its quote: public business contacts. */
const builderContactBody = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.int(),
  ratingSource,
  onTime: z.string().nullable().meta({
    description: "How often it was on time; null with fewer than three reviews that rate it",
  }),
  finalBills: z.string().nullable().meta({
    description: "How near its final bills are to its quotes; null with fewer than three jobs",
  }),
  hasLeft: z
    .boolean()
    .meta({ description: "The builder's account was deleted; the name is all that is left" }),
});
export type BuilderContactBody = z.infer<typeof builderContactBody>;

/** A quote. `status` is current: a pending quote past its validity is expired. */
export const quoteResponseBody = z.object({
  id: z.string(),
  quoteRequestId: z.string(),
  builderId: z.string(),
  status: z.string(),
  quotedAmount: z.int().nullable(),
  lines: z.array(offerLineBody),
  ...offerFactBody,
  estimatedTimeline: z.string().nullable(),
  responseMessage: z.string().nullable(),
  attachments: z.array(z.string()),
  validUntil: z.string().meta({
    description:
      "A moment, or a day as its last second in UTC: 23:59:59Z means until that day is over where the exhibitor is",
  }),
  revision: z.int(),
  declineReason: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  priceAskedAt: z.string().nullable(),
  award: awardBody.nullable(),
  debrief: debriefBody.nullable(),
  linesAsked: z.array(z.string()).meta({
    description:
      "Categories that the exhibitor asked to have priced. With `linesAskedAt` and none of them: the quote was asked for by line",
  }),
  linesAskedAt: z.string().nullable(),
  confirmedBrief: z.int().meta({
    description:
      "The `briefVersion` that the quote is for: an earlier one than the request's until its builder confirms or revises it",
  }),
  updateAskedAt: z.string().nullable().meta({
    description: "When the exhibitor last asked for the price of the changed brief",
  }),
  round: roundPartBody.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type QuoteResponseBody = z.infer<typeof quoteResponseBody>;

const factsOfVersion = Object.fromEntries(
  Object.keys(offerFactBody).map((key) => [key, true]),
) as Record<keyof typeof offerFactBody, true>;

/** A quote at one of its revisions. */
export const offerVersionBody = quoteResponseBody.pick({
  revision: true,
  quotedAmount: true,
  lines: true,
  ...factsOfVersion,
  estimatedTimeline: true,
  responseMessage: true,
  attachments: true,
  validUntil: true,
  createdAt: true,
});
export type OfferVersionBody = z.infer<typeof offerVersionBody>;

export const forEarlierBrief = z
  .boolean()
  .meta({ description: "The brief was changed, and the quote is neither confirmed nor revised" });

/** The brief that a quote is priced for. */
export const pricedForBody = z.object({
  version: z.int(),
  industry: z.string(),
  boothSize: z.string(),
  budget: z.string().nullable(),
  changed: z
    .array(z.string())
    .meta({ description: "The fields that the request's brief has otherwise by now" }),
});

/** A quote with its builder. `builder` is null when the profile is deleted. */
export const receivedResponseBody = quoteResponseBody.extend({
  builder: builderContactBody.nullable(),
  forEarlierBrief,
  pricedFor: pricedForBody.meta({
    description:
      "The brief that the quote is priced for, which its builder confirmed or answered last",
  }),
  seenRevision: z.int().nullable().meta({
    description: "The latest revision that you have noted as looked at; null: none yet",
  }),
});
export type ReceivedResponseBody = z.infer<typeof receivedResponseBody>;

/** A builder's own quote, with the show it is for. */
export const ownResponseBody = quoteResponseBody.extend({
  tradeShowName: z.string(),
  eventDate: z.string(),
  company: z.string(),
  serviceType: z.string(),
  features: z.array(z.string()),
  scopeEdits: scopeEditsBody,
  briefVersion: z.int(),
  forEarlierBrief,
  requestStatus: z.string(),
  exhibitorLeft: z.boolean().meta({
    description: "The exhibitor accepted the quote, and has deleted their account since",
  }),
});
export type OwnResponseBody = z.infer<typeof ownResponseBody>;

/**
 * The whole quote, with `status` and the round's state as of `now`: a quote past its last day is
 * expired.
 */
export function toQuoteResponseBody(response: QuoteResponse, now: Date): QuoteResponseBody {
  const { id, quoteRequestId, builderId, quotedAmount, estimatedTimeline } = response;
  const { responseMessage, attachments, revision, declineReason, award, debrief } = response;
  return {
    id,
    quoteRequestId,
    builderId,
    status: statusAt(response, now),
    quotedAmount,
    ...toOfferFactBody(response),
    lines: response.lines.map(toOfferLineBody),
    estimatedTimeline,
    responseMessage,
    attachments,
    validUntil: response.validUntil.toISOString(),
    revision,
    declineReason,
    withdrawnAt: response.withdrawnAt?.toISOString() ?? null,
    priceAskedAt: response.priceAskedAt?.toISOString() ?? null,
    award,
    debrief,
    linesAsked: response.linesAsked,
    linesAskedAt: response.linesAskedAt?.toISOString() ?? null,
    confirmedBrief: response.confirmedBrief,
    updateAskedAt: response.updateAskedAt?.toISOString() ?? null,
    round: response.round && toRoundPartBody(response.round, endOfOffer(response), now),
    createdAt: response.createdAt.toISOString(),
    updatedAt: response.updatedAt.toISOString(),
  };
}

/** A version of a quote, with its terms and logistics as separate fields. */
export function toOfferVersionBody(version: OfferVersion): OfferVersionBody {
  const { lines, validUntil, createdAt, logistics: _logistics, terms: _terms, ...said } = version;
  return {
    ...said,
    ...toOfferFactBody(version),
    lines: lines.map(toOfferLineBody),
    validUntil: validUntil.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

/** The quote with its builder's contact data; `builder` is null when the profile is deleted. */
export function toReceivedResponseBody(
  { response, builder, seenRevision, forEarlierBrief, pricedFor }: ReceivedResponse,
  { now, billsOf }: { now: Date; billsOf: (id: BuilderId) => string | null },
): ReceivedResponseBody {
  return {
    ...toQuoteResponseBody(response, now),
    builder: builder && { ...toBuilderContactBody(builder), finalBills: billsOf(builder.id) },
    seenRevision,
    forEarlierBrief,
    pricedFor,
  };
}

/**
 * A builder's own quote with facts of its request: without the exhibitor's name, email and phone.
 */
export function toOwnResponseBody(
  { response, request }: { response: QuoteResponse; request: QuoteRequest },
  now: Date,
): OwnResponseBody {
  const { tradeShowName, eventDate, company, serviceType, features, scopeEdits, status } = request;
  return {
    ...toQuoteResponseBody(response, now),
    tradeShowName,
    briefVersion: request.briefVersion,
    forEarlierBrief: isForEarlierBrief(response, request),
    eventDate,
    company,
    serviceType,
    features,
    scopeEdits: toScopeEditsBody(scopeEdits),
    requestStatus: status,
    // only a member can accept, so without an account the exhibitor has left
    exhibitorLeft:
      response.status === "accepted" && request.userId === null && request.erasedAt === null,
  };
}

function toBuilderContactBody(
  builder: NonNullable<ReceivedResponse["builder"]>,
): Omit<BuilderContactBody, "finalBills"> {
  const { id, name, email, phone, website, rating, reviewCount, ratingSource, onTime } = builder;
  // a builder without account and email address is never asked: this one has left
  const hasLeft = builder.userId === null && email === null;
  return { id, name, email, phone, website, rating, reviewCount, ratingSource, onTime, hasLeft };
}
