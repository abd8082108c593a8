import type { BriefWidening } from "../../messages/letter-facts.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import type { PromisedNumbers } from "../../shared/promised-numbers.ts";

/** The promise for a request as its exhibitor sees it: due times and expected quotes. */
export type PromisedTimes = {
  quoteRequestId: QuoteRequestId;
  /** The numbers under which the request was received. */
  numbers: PromisedNumbers;
  /** Start of the promise's clock. */
  receivedAt: Date;
  firstDueAt: Date;
  allDueAt: Date;
  /** IANA time zone in which due times are shown. */
  timeZone: string;
  /** Since when the clock is paused; due times don't pass meanwhile. */
  pausedSince: Date | null;
  pauseReason: string | null;
  /** The exhibitor wants no further builders asked until they ask for more. */
  isAskingStopped: boolean;
  /**
   * The last evaluation; null before the first. `low` to `high`: expected number of quotes. All
   * three numbers are null when builders aren't counted, as in mode `off`.
   */
  outlook: {
    asked: number;
    working: number;
    fitting: number | null;
    low: number | null;
    high: number | null;
    countable: number;
    promised: number;
    state: "on-track" | "complete" | "few" | "resting" | "at-risk" | "missed";
    /** After the due time: expected number of quotes, and by when. */
    later: { low: number; high: number; by: Date } | null;
    /** When builders start to work again, and their IANA time zone. */
    worksFrom: { at: Date; timeZone: string } | null;
    /** Number of builders being invited because too few quotes are likely. */
    inviting: number;
    widenings: BriefWidening[];
  } | null;
};
