import { checkLines } from "../../offers/check-lines.ts";
import { linesInUsCents, usDollar } from "../../offers/currency.ts";
import { offerTotal, withAmounts } from "../../offers/line-amount.ts";
import { priceRangeProblem } from "../../offers/quote-terms.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import type { Cents } from "../../shared/money/money.ts";
import { pick } from "../../shared/records.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { dayThere } from "../../shared/time/zone-time.ts";
import { asLastDay, endOfOffer, lastDayLag } from "../last-day.ts";
import { defaultValidityDays, limits } from "../limits.ts";
import type { Offer, QuoteResponse } from "../quote-response.ts";
import type {
  AmountMismatch,
  CurrencyNeedsLines,
  CurrencyUnknown,
  OfferLinesInvalid,
  PriceRangeInvalid,
  QuoteNeedsDetail,
  ValidityInThePast,
} from "../refusals.ts";

type Terms = Omit<Offer, "validUntil"> & Pick<QuoteResponse, "validUntil" | "lastDayLagMs">;
export type BadTerms = ValidityInThePast | BadPrice | PriceRangeInvalid | QuoteNeedsDetail;
type BadPrice = OfferLinesInvalid | AmountMismatch | CurrencyUnknown | CurrencyNeedsLines;

type Circumstances = {
  /** The exhibitor's IANA time zone. */
  timeZone?: string;
  hasStoredPrice?: boolean;
};

/**
 * Validates an offer and sets its end: the stated one, which must be in the future, or the day
 * thirty days from now. The offer needs an amount, possibly 0, or lines that add up to one, or a
 * message that says what is missing. `hasStoredPrice`: amount, lines and currency are kept from an
 * earlier revision, as computed then.
 */
export function offerTerms(
  offer: Offer,
  now: Date,
  { timeZone = "UTC", hasStoredPrice = false }: Circumstances = {},
): Result<Terms, BadTerms> {
  const { estimatedTimeline, responseMessage, attachments, logistics, ownRates, terms } = offer;
  const priced = hasStoredPrice
    ? ok(pick(offer, ["quotedAmount", "lines", "currency", "exchange"]))
    : pricedLines(offer);
  if (!priced.ok) return priced;
  const { total } = statedPrice({ ...priced.value, terms });
  const problem = priceRangeProblem(terms, total);
  if (problem) return refuse({ kind: "price-range-invalid", problem });
  const length = responseMessage?.trim().length ?? 0;
  if (priced.value.quotedAmount === null && length < limits.messageWithoutAmount) {
    return refuse({ kind: "quote-needs-detail" });
  }
  const inThirtyDays = new Date(now.getTime() + defaultValidityDays * dayMs);
  const validUntil = offer.validUntil ?? asLastDay(dayThere(timeZone, inThirtyDays));
  const lastDayLagMs = lastDayLag(validUntil, timeZone);
  if (endOfOffer({ validUntil, lastDayLagMs }) <= now)
    return refuse({ kind: "validity-in-the-past" });
  const words = { estimatedTimeline, responseMessage, attachments };
  return ok({ ...priced.value, ...words, logistics, ownRates, terms, validUntil, lastDayLagMs });
}

type Priced = Pick<Offer, "lines" | "currency" | "exchange"> & { quotedAmount: Cents | null };

function pricedLines({
  quotedAmount,
  lines: given,
  currency,
  exchange,
}: Offer): Result<Priced, BadPrice> {
  if (currency !== usDollar && given.length === 0) return refuse({ kind: "currency-needs-lines" });
  if (currency !== usDollar && !exchange) return refuse({ kind: "currency-unknown", currency });
  if (given.length === 0) return ok({ quotedAmount, lines: [], currency, exchange: null });
  const { lines: problems, list } = checkLines(given);
  if (problems.length > 0 || list) return refuse({ kind: "offer-lines-invalid", problems, list });
  const lines = withAmounts(given);
  const total = offerTotal(linesInUsCents(lines, exchange));
  if (quotedAmount !== null && quotedAmount !== total) {
    return refuse({ kind: "amount-mismatch", quotedAmount, total });
  }
  return ok({ quotedAmount: total, lines, currency, exchange });
}
