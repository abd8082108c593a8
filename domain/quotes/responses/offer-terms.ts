import { checkLines } from "../../offers/check-lines.ts";
import { offerTotal, withAmounts } from "../../offers/line-amount.ts";
import type { OfferLine } from "../../offers/offer-line.ts";
import type { Cents } from "../../shared/money/money.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { defaultValidityDays, limits } from "../limits.ts";
import type {
  AmountMismatch,
  OfferLinesInvalid,
  QuoteNeedsDetail,
  ValidityInThePast,
} from "../refusals.ts";
import type { Offer, QuoteResponse } from "./quote-response.ts";

type Terms = Omit<Offer, "validUntil"> & Pick<QuoteResponse, "validUntil">;
export type BadTerms = ValidityInThePast | QuoteNeedsDetail | OfferLinesInvalid | AmountMismatch;

/**
 * The offer with an expiry: the builder's, which must be in the future, or thirty days from now. It has an amount, possibly 0,
 * or lines that add up to one, or a message that says what is missing.
 */
export function offerTerms(offer: Offer, now: Date): Result<Terms, BadTerms> {
  const { estimatedTimeline, responseMessage, attachments } = offer;
  const priced = pricedLines(offer);
  if (!priced.ok) return priced;
  const length = responseMessage?.trim().length ?? 0;
  if (priced.value.quotedAmount === null && length < limits.messageWithoutAmount) {
    return refuse({ kind: "quote-needs-detail" });
  }
  const standard = new Date(now.getTime() + defaultValidityDays * 24 * 60 * 60 * 1000);
  const validUntil = offer.validUntil ?? standard;
  if (validUntil <= now) return refuse({ kind: "validity-in-the-past" });
  return ok({ ...priced.value, estimatedTimeline, responseMessage, attachments, validUntil });
}

type Priced = { quotedAmount: Cents | null; lines: OfferLine[] };

function pricedLines({
  quotedAmount,
  lines: given,
}: Offer): Result<Priced, OfferLinesInvalid | AmountMismatch> {
  if (given.length === 0) return ok({ quotedAmount, lines: [] });
  const { lines: problems, list } = checkLines(given);
  if (problems.length > 0 || list) return refuse({ kind: "offer-lines-invalid", problems, list });
  const lines = withAmounts(given);
  const total = offerTotal(lines);
  if (quotedAmount !== null && quotedAmount !== total) {
    return refuse({ kind: "amount-mismatch", quotedAmount, total });
  }
  return ok({ quotedAmount: total, lines });
}
