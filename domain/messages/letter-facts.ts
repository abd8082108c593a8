import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";

/**
 * Request facts that emails may contain. Nothing that the recipient couldn't see on screen. Texts are empty for an exhibitor's
 * address that isn't proven to be theirs.
 */
export type RequestFacts = {
  quoteRequestId: QuoteRequestId;
  tradeShowName: string;
  eventDate: string;
  venue: string;
  boothSize: string;
};

/** The parts of the link in an invitation, which needs no sign-in. `invitedAt` is an ISO time. */
export type LinkFacts = { invitedAt: string; linkVersion: number };

/** The builder and the parts of the link that needs no sign-in. Missing in older letters; no link without a standing invitation. */
export type LaterLinked = { builderId?: BuilderId; link?: LinkFacts };

/** The file name of the drawing of the request's booth. Missing in messages written by earlier versions. */
export type PictureFacts = { picture?: string };

/** Feedback to a builder whose quote was not chosen: codes of reasons, and of categories that the quote left unsaid. */
export type DebriefFacts = {
  reasons: string[];
  place: { from: number; to: number; of: number } | null;
  priceBand: number | null;
  unsaid: string[] | null;
};

/** The difference between two briefs: codes of categories that are asked for now or no longer, and names of fields. */
export type BriefChanges = { asked: string[]; notAsked: string[]; fields: string[] };

/** The brief that a quote was priced for, changed since: its booth, and the names of the fields that are different now. */
export type EarlierBriefFacts = { boothSize: string; changed: string[] };

/** A change of the brief, and how many more builders would fit. */
export type BriefWidening = { builders: number } & (
  | { kind: "budget"; upToDollars: number }
  | { kind: "service-type"; serviceType: string }
);

/** Without stored ones of a kind that earlier versions had. */
export function knownWidenings(stored: readonly BriefWidening[]): BriefWidening[] {
  return stored.filter(({ kind }) => kind === "budget" || kind === "service-type");
}

/** A quote's price as its builder states it: `total` in minor units of the currency, with the rate to US dollars. */
export type PriceFacts = {
  quotedAmount: Cents | null;
  currency: string;
  exchange: { rateMillionths: number; source: string; day: string } | null;
  total: number | null;
  /** Of a range. */
  high?: number | null;
};
