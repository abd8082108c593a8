import type { Category } from "../offers/category.ts";
import type { Currency, Exchange } from "../offers/currency.ts";
import type { Logistics, logisticsFields } from "../offers/logistics.ts";
import type { OfferLine } from "../offers/offer-line.ts";
import type { QuoteTermChanges, QuoteTerms } from "../offers/quote-terms.ts";
import type { Amounts } from "../offers/same-scope.ts";
import type { ChangesOf } from "../shared/fields.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Award, Debrief } from "./award.ts";
import type { ComparedWith } from "./compared-with.ts";
import { endOfOffer } from "./last-day.ts";
import type { ResponseStatus } from "./responses/response-state.ts";
import type { RoundPart } from "./round/round-part.ts";

/** A builder's offer. `attachments` are https links. */
export type Offer = {
  /** The sum of the lines where there are some. */
  quotedAmount: Cents | null;
  /** Empty for one price. */
  lines: OfferLine[];
  /** Figures that the show's bill depends on, as far as the builder says. */
  logistics: Logistics;
  /** Its conditions, as far as the builder says. */
  terms: QuoteTerms;
  /** By category, the builder's price of what is left out; they saw each amount before it was sent. */
  ownRates: Amounts;
  /** Of the lines. Another than the US dollar has the rate of the day it was sent; the amount is in US cents anyway. */
  currency: Currency;
  exchange: Exchange | null;
  estimatedTimeline: string | null;
  responseMessage: string | null;
  attachments: string[];
  /** Null when the builder does not say: the end of the day thirty days from now. */
  validUntil: Date | null;
};

/** Changes of a revision: missing fields stay, and so do figures and terms that it does not name. */
export type OfferChanges = Partial<Omit<Offer, "logistics" | "terms" | "exchange">> & {
  /** Null takes a figure back. */
  logistics?: ChangesOf<typeof logisticsFields>;
  terms?: QuoteTermChanges;
};

/** A builder's quote for a request. Every revision is stored: `revision` counts from 1. */
export type QuoteResponse = Omit<Offer, "validUntil"> & {
  id: QuoteResponseId;
  quoteRequestId: QuoteRequestId;
  builderId: BuilderId;
  status: ResponseStatus;
  /** A moment, or a day as its last second in UTC. */
  validUntil: Date;
  /** How much later than in UTC the last day is over where the exhibitor is. */
  lastDayLagMs: number;
  revision: number;
  declineReason: string | null;
  withdrawnAt: Date | null;
  /** When the exhibitor asked for the missing amount. */
  priceAskedAt: Date | null;
  /** Of an accepted quote. */
  award: Award | null;
  /** Of an accepted quote: the figures that it was compared with. */
  comparedWith: ComparedWith | null;
  /** Of a quote that was declined because another was accepted. */
  debrief: Debrief | null;
  /** Categories that the exhibitor asked to have priced, until they are. Of a quote without lines: none, it was asked for lines. */
  linesAsked: Category[];
  /** When they were asked for, at the last email; null when nothing is. */
  linesAskedAt: Date | null;
  /** The version of the brief that it is for: another than the request's until its builder confirms or revises it. */
  confirmedBrief: number;
  /** When the exhibitor last asked for the price of the changed brief, at the last email; null once it is given. */
  updateAskedAt: Date | null;
  /** Its part in the latest round that it was picked for. */
  round: RoundPart | null;
  /** When a reminder or the end of that round is due; null when nothing is. */
  roundDueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** A quote at one of its revisions. */
export type OfferVersion = Omit<Offer, "validUntil"> &
  Pick<QuoteResponse, "validUntil" | "revision" | "createdAt">;

/** The state as of `now`: a pending offer whose end has passed is expired, whether or not the sweep has been by. */
export function statusAt(response: QuoteResponse, now: Date): ResponseStatus {
  return response.status === "pending" && endOfOffer(response) <= now ? "expired" : response.status;
}
