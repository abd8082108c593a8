import * as z from "zod";
import { isForEarlierBrief } from "../../../domain/quotes/brief/brief-version.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { ReceivedResponse } from "../../../domain/quotes/responses/list-responses.ts";
import {
  type OfferVersion,
  type QuoteResponse,
  statusAt,
} from "../../../domain/quotes/responses/quote-response.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import { idText, optionalProse, optionalText } from "../fields/text.ts";
import { webLink } from "../fields/web-link.ts";
import { awardBody, awardFields, debriefBody, toAcceptance } from "./award.ts";
import {
  offerFactBody,
  offerFactFields,
  toOffer,
  toOfferChanges,
  toOfferFactBody,
} from "./offer-facts.ts";
import { offerLineBody, offerLinesForm, toOfferLineBody } from "./offer-lines.ts";
import { roundPartBody, toRoundPartBody } from "./rounds.ts";
import { scopeEditsBody, toScopeEditsBody } from "./scope-edits.ts";

const attachment = webLink("Attachments must be https links", {
  protocol: /^https$/,
  max: limits.attachment,
  tooLong: `An attachment link must be ${limits.attachment} characters or fewer`,
});

/** The last moment that every part of the system can write down. */
const endOfTime = Date.UTC(10_000, 0) - 1;

/** An answer without an amount asks for something. */
export const needsDetailWords = `Without an amount, write at least ${limits.messageWithoutAmount} characters about what you need to know`;

/**
 * A builder's offer. `quotedAmount` is whole US cents; without it, it is the sum of the lines, or the message says what is
 * missing.
 */
export const offerBody = z.object({
  quotedAmount: z
    .int("Quoted amount must be whole cents")
    .min(0, "Quoted amount must be 0 or more")
    .max(maxAmountCents, "Quoted amount is too large")
    .nullish()
    .transform((cents) => cents ?? null),
  lines: offerLinesForm,
  estimatedTimeline: optionalText("Estimated timeline", limits.estimatedTimeline),
  responseMessage: optionalProse("Message", limits.responseMessage),
  attachments: z
    .array(attachment, "Attachments must be a list")
    .max(limits.attachments, `Attachments must be ${limits.attachments} or fewer`)
    .nullish()
    .transform((links) => links ?? []),
  validUntil: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], "Valid until must be a date")
    .nullish()
    // A day without a time means its end.
    .transform((text) => (text ? new Date(text.length === 10 ? `${text}T23:59:59Z` : text) : null))
    .refine((date) => date === null || date.getTime() <= endOfTime, "Valid until must be a date"),
  ...offerFactFields,
});

/** The revision that the caller read; refused when the quote has a later one. */
const revision = z
  .int("Revision must be a whole number")
  .min(1, "Revision must be 1 or more")
  .nullish()
  .transform((seen) => seen ?? null);

/** The brief that the builder read: the quote waits to be confirmed while it is an earlier one. Missing: the current brief. */
const briefVersion = z
  .int("Brief version must be a whole number")
  .min(1, "Brief version must be 1 or more")
  .nullish()
  .transform((seen) => seen ?? null);

export const offerForm = offerBody.extend({ briefVersion }).transform(toOffer);

export const newQuoteResponse = offerBody
  .extend({ quoteRequestId: idText, briefVersion })
  .transform(toOffer);

/** Changes of a revision, at least one field; missing fields stay unchanged. */
export const offerRevision = offerBody
  .partial()
  .extend({ revision, briefVersion })
  .refine(
    ({ revision: _, briefVersion: __, ...changes }) =>
      Object.values(changes).some((value) => value !== undefined),
    { message: "At least one field must be updated" },
  )
  .transform(toOfferChanges);

export const reasonForm = z.object({ reason: optionalProse("Reason", limits.reason) });

/** `revision` may be missing for a quote that was never revised. */
export const acceptForm = z.object({ revision, ...awardFields }).transform(toAcceptance);
export const declineForm = reasonForm.extend({ revision });

/** A builder as the receiver of its offer sees it: its public business contacts. */
export const builderContactBody = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.int(),
});
export type BuilderContactBody = z.infer<typeof builderContactBody>;

/** A quote. `status` is as of now: a pending one past its expiry reads expired. */
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
  validUntil: z.string(),
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

const forEarlierBrief = z
  .boolean()
  .meta({ description: "The brief was changed, and the quote is neither confirmed nor revised" });

/** A quote with its builder, for its reader. `builder` is null when the profile is gone. */
export const receivedResponseBody = quoteResponseBody.extend({
  builder: builderContactBody.nullable(),
  forEarlierBrief,
  seenRevision: z.int().nullable().meta({
    description: "The latest revision that you have noted as looked at; null: none yet",
  }),
});
export type ReceivedResponseBody = z.infer<typeof receivedResponseBody>;

/** A builder's own offer with the show it is for. */
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
});
export type OwnResponseBody = z.infer<typeof ownResponseBody>;

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
    round: response.round && toRoundPartBody(response.round, now),
    createdAt: response.createdAt.toISOString(),
    updatedAt: response.updatedAt.toISOString(),
  };
}

export function toOfferVersionBody(version: OfferVersion): OfferVersionBody {
  const { lines, validUntil, createdAt, logistics: _, terms: __, ...said } = version;
  return {
    ...said,
    ...toOfferFactBody(version),
    lines: lines.map(toOfferLineBody),
    validUntil: validUntil.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

export function toReceivedResponseBody(
  { response, builder, seenRevision, forEarlierBrief }: ReceivedResponse,
  now: Date,
): ReceivedResponseBody {
  return {
    ...toQuoteResponseBody(response, now),
    builder: builder && toBuilderContactBody(builder),
    seenRevision,
    forEarlierBrief,
  };
}

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
  };
}

function toBuilderContactBody(
  builder: NonNullable<ReceivedResponse["builder"]>,
): BuilderContactBody {
  const { id, name, email, phone, website, rating, reviewCount } = builder;
  return { id, name, email, phone, website, rating, reviewCount };
}
