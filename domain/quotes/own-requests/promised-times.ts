import type { QuoteRequestId } from "../../shared/id.ts";

/** The promise for a request as its exhibitor sees it: by when quotes are due, and how many are likely. */
export type PromisedTimes = {
  quoteRequestId: QuoteRequestId;
  firstDueAt: Date;
  allDueAt: Date;
  /** An IANA name, in which due times are shown. */
  timeZone: string;
  /** Since when the clock stands still; no due time passes meanwhile. */
  pausedSince: Date | null;
  pauseReason: string | null;
  /** The last evaluation; null before the first. `low` and `high`: how many quotes we expect. */
  outlook: { asked: number; working: number; fitting: number; low: number; high: number } | null;
};
