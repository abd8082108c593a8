import { ok, type Result, refuse } from "../../shared/result.ts";
import { defaultValidityDays, limits } from "../limits.ts";
import type { QuoteNeedsDetail, ValidityInThePast } from "../refusals.ts";
import type { Offer, QuoteResponse } from "./quote-response.ts";

type Terms = Omit<Offer, "validUntil"> & Pick<QuoteResponse, "validUntil">;

/**
 * The offer with an expiry: the builder's, which must be in the future, or thirty days from now. It
 * has an amount, possibly 0, or a message that says what is missing.
 */
export function offerTerms(
  offer: Offer,
  now: Date,
): Result<Terms, ValidityInThePast | QuoteNeedsDetail> {
  const { quotedAmount, estimatedTimeline, responseMessage, attachments } = offer;
  const length = responseMessage?.trim().length ?? 0;
  if (quotedAmount === null && length < limits.messageWithoutAmount) {
    return refuse({ kind: "quote-needs-detail" });
  }
  const standard = new Date(now.getTime() + defaultValidityDays * 24 * 60 * 60 * 1000);
  const validUntil = offer.validUntil ?? standard;
  if (validUntil <= now) return refuse({ kind: "validity-in-the-past" });
  return ok({ quotedAmount, estimatedTimeline, responseMessage, attachments, validUntil });
}
