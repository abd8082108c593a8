import { ok, type Result, refuse } from "../shared/result.ts";
import { defaultValidityDays } from "./limits.ts";
import type { Offer, QuoteResponse } from "./quote-response.ts";
import type { ValidityInThePast } from "./refusals.ts";

type Terms = Omit<Offer, "validUntil"> & Pick<QuoteResponse, "validUntil">;

/** The offer with an end: the builder's, which lies in the future, or thirty days from now. */
export function offerTerms(offer: Offer, now: Date): Result<Terms, ValidityInThePast> {
  const { quotedAmount, estimatedTimeline, responseMessage, attachments } = offer;
  const standard = new Date(now.getTime() + defaultValidityDays * 24 * 60 * 60 * 1000);
  const validUntil = offer.validUntil ?? standard;
  if (validUntil <= now) return refuse({ kind: "validity-in-the-past" });
  return ok({ quotedAmount, estimatedTimeline, responseMessage, attachments, validUntil });
}
