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
  /** The sum of the lines if there are any, in US cents. */
  quotedAmount: Cents | null;
  /** Empty for a single price. */
  lines: OfferLine[];
  /** Figures for the show's bill that the builder states. */
  logistics: Logistics;
  /** Conditions that the builder states. */
  terms: QuoteTerms;
  /**
   * Own rates by category for what is left out, in US cents. The builder saw each amount before
   * sending.
   */
  ownRates: Amounts;
  /**
   * Currency of the lines. Other than US dollars with the exchange rate of the day it was sent;
   * `quotedAmount` is in US cents anyway.
   */
  currency: Currency;
  exchange: Exchange | null;
  estimatedTimeline: string | null;
  responseMessage: string | null;
  attachments: string[];
  /** Null when not stated: the end of the day thirty days from now. */
  validUntil: Date | null;
};

/** Changes of a revision. Missing fields, figures and terms stay unchanged. */
export type OfferChanges = Partial<Omit<Offer, "logistics" | "terms" | "exchange">> & {
  /** Null removes a figure. */
  logistics?: ChangesOf<typeof logisticsFields>;
  terms?: QuoteTermChanges;
};

/** A builder's quote for a request. All revisions are stored; `revision` counts from 1. */
export type QuoteResponse = Omit<Offer, "validUntil"> & {
  id: QuoteResponseId;
  quoteRequestId: QuoteRequestId;
  builderId: BuilderId;
  status: ResponseStatus;
  /** A moment, or a day stored as its last second in UTC. */
  validUntil: Date;
  /** Milliseconds by which the last day ends later in the exhibitor's time zone than in UTC. */
  lastDayLagMs: number;
  revision: number;
  declineReason: string | null;
  withdrawnAt: Date | null;
  /** When the exhibitor last asked for the missing amount. */
  priceAskedAt: Date | null;
  /** Set for an accepted quote. */
  award: Award | null;
  /** Set for an accepted quote: the figures it was compared with. */
  comparedWith: ComparedWith | null;
  /** Set for a quote that was declined because another was accepted. */
  debrief: Debrief | null;
  /**
   * Categories that the exhibitor asked to price, until priced. Empty for a quote without lines:
   * then the lines were asked for.
   */
  linesAsked: Category[];
  /** When lines were last asked for by email; null when nothing is asked. */
  linesAskedAt: Date | null;
  /**
   * The version of the brief that the quote is for; it differs from the request's until the builder
   * confirms or revises.
   */
  confirmedBrief: number;
  /** When the price for the changed brief was last asked for by email; null once given. */
  updateAskedAt: Date | null;
  /** Its part in the latest round that includes it. */
  round: RoundPart | null;
  /** When the round's reminder or end is due; null when neither is. */
  roundDueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** A revision of a quote. */
export type OfferVersion = Omit<Offer, "validUntil"> &
  Pick<QuoteResponse, "validUntil" | "revision" | "createdAt">;

/**
 * The status at `now`: a pending offer past its end is expired, even before the sweep stores it.
 */
export function statusAt(response: QuoteResponse, now: Date): ResponseStatus {
  return response.status === "pending" && endOfOffer(response) <= now ? "expired" : response.status;
}
