import * as z from "zod";
import { asLastDay } from "../../../domain/quotes/last-day.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import { idText, optionalProse, optionalText } from "../fields/text.ts";
import { webLink } from "../fields/web-link.ts";
import { awardFields, toAcceptance } from "./award.ts";
import { offerFactFields, toOffer, toOfferChanges } from "./offer-facts.ts";
import { offerLinesForm } from "./offer-lines.ts";

const attachment = webLink("Attachments must be https links", {
  protocol: /^https$/,
  max: limits.attachment,
  tooLong: `An attachment link must be ${limits.attachment} characters or fewer`,
});

/** The latest time that every part of the system can represent. */
const endOfTime = Date.UTC(10_000, 0) - 1;

/** The message when an answer without an amount has too short a text. */
export const needsDetailWords = `Without an amount, write at least ${limits.messageWithoutAmount} characters about what you need to know`;

/**
 * A builder's quote. `quotedAmount` is whole US cents; without it the price is the sum of the
 * lines, or the message says what is missing.
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
    // a date without a time means the end of that day in the exhibitor's time zone
    .transform((text) => (text ? (text.length === 10 ? asLastDay(text) : new Date(text)) : null))
    .refine((date) => date === null || date.getTime() <= endOfTime, "Valid until must be a date"),
  ...offerFactFields,
});

/** The revision that the caller read; refused when the quote has a later one. */
const revision = z
  .int("Revision must be a whole number")
  .min(1, "Revision must be 1 or more")
  .nullish()
  .transform((seen) => seen ?? null);

/**
 * The version of the brief that the builder read; defaults to the current one. A quote for an
 * earlier version waits for confirmation.
 */
const briefVersion = z
  .int("Brief version must be a whole number")
  .min(1, "Brief version must be 1 or more")
  .nullish()
  .transform((seen) => seen ?? null);

/** The version of the commission rates that the builder agrees to; needed once for each version. */
const agreesTo = z
  .int("Agrees to must be a version of the rates")
  .min(1, "Agrees to must be a version of the rates")
  .nullish()
  .transform((version) => version ?? null);

export const offerForm = offerBody.extend({ briefVersion, agreesTo }).transform(toOffer);

export const newQuoteResponse = offerBody
  .extend({ quoteRequestId: idText, briefVersion, agreesTo })
  .transform(toOffer);

/** Changes of a quote, at least one field; missing fields stay unchanged. */
export const offerRevision = offerBody
  .partial()
  .extend({ revision, briefVersion })
  .refine(
    ({ revision: _revision, briefVersion: _briefVersion, ...changes }) =>
      Object.values(changes).some((value) => value !== undefined),
    { message: "At least one field must be updated" },
  )
  .transform(toOfferChanges);

export const reasonForm = z.object({ reason: optionalProse("Reason", limits.reason) });

/** `revision` may be missing for a quote that was never revised. */
export const acceptForm = z.object({ revision, ...awardFields }).transform(toAcceptance);
export const declineForm = reasonForm.extend({ revision });
