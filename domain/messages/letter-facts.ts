import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";

/**
 * Request facts that emails may contain: nothing that the recipient couldn't see on screen. Texts
 * are empty for an exhibitor with an unverified address.
 */
export type RequestFacts = {
  quoteRequestId: QuoteRequestId;
  tradeShowName: string;
  eventDate: string;
  venue: string;
  boothSize: string;
};

/** The facts in letters to a builder about a request. */
export type ToBuilder = { request: RequestFacts; builderName: string };

/** The facts in letters to the exhibitor about their request. */
export type ToExhibitor = { request: RequestFacts; firstName: string };

/**
 * Parts of the link in an invitation, which works without signing in. `invitedAt` is an ISO time.
 */
export type LinkFacts = { invitedAt: string; linkVersion: number };

/**
 * The builder, and the parts of their link that works without signing in. Missing in older letters;
 * without a standing invitation there is no link.
 */
export type LaterLinked = { builderId?: BuilderId; link?: LinkFacts };

/** The file name of the drawing of the request's booth. Missing in messages written by earlier versions. */
export type PictureFacts = { picture?: string };

/**
 * Feedback to a builder whose quote wasn't chosen: codes of reasons, and of categories that the
 * quote left open.
 */
export type DebriefFacts = {
  reasons: string[];
  place: { from: number; to: number; of: number } | null;
  priceBand: number | null;
  unsaid: string[] | null;
};

/**
 * The difference between two briefs: codes of categories added and removed, and names of changed
 * fields.
 */
export type BriefChanges = { asked: string[]; notAsked: string[]; fields: string[] };

/**
 * The outdated brief that a quote was priced for: its booth size, and the names of fields that have
 * changed since.
 */
export type EarlierBriefFacts = { boothSize: string; changed: string[] };

/** A change of the brief, and how many more builders would be eligible. */
export type BriefWidening = { builders: number } & (
  | { kind: "budget"; upToDollars: number }
  | { kind: "service-type"; serviceType: string }
);

/** Drops kinds of changes that only earlier versions had. */
export function knownWidenings(stored: readonly BriefWidening[]): BriefWidening[] {
  return stored.filter(({ kind }) => kind === "budget" || kind === "service-type");
}

/** A quote's price as its builder states it: `total` in minor units of the currency, with the rate to US dollars. */
export type PriceFacts = {
  quotedAmount: Cents | null;
  currency: string;
  exchange: { rateMillionths: number; source: string; day: string } | null;
  total: number | null;
  /** The upper end of a price range; null or missing: no range. */
  high?: number | null;
};

/** A job's final bill, in minor units of the currency. */
export type BillFacts = {
  responseId: QuoteResponseId;
  billed: number;
  currency: string;
  /** Whether the exhibitor confirmed it. */
  isConfirmed: boolean;
};

/** A change of a job. `total` and `agreed` are in minor units of the currency; a wish has no total. */
export type ChangeFacts = {
  responseId: QuoteResponseId;
  number: number;
  title: string;
  note: string | null;
  total: number | null;
  currency: string;
  /** The agreed amount, with the change if it is approved. */
  agreed: number;
};

/** A job in an email to one of its sides; `other` names the other one. */
export type JobFacts = { responseId: QuoteResponseId; other: string };
