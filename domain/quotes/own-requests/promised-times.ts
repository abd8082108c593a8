import type { BriefWidening } from "../../messages/letter-facts.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import type { PromisedNumbers } from "../../shared/promised-numbers.ts";

/** The promise for a request as its exhibitor sees it: by when quotes are due, and how many are likely. */
export type PromisedTimes = {
  quoteRequestId: QuoteRequestId;
  /** By which it is kept. */
  numbers: PromisedNumbers;
  /** The clock counts from here. */
  receivedAt: Date;
  firstDueAt: Date;
  allDueAt: Date;
  /** An IANA name, in which due times are shown. */
  timeZone: string;
  /** Since when the clock stands still; no due time passes meanwhile. */
  pausedSince: Date | null;
  pauseReason: string | null;
  /** The exhibitor wants no further builders asked, until they ask for more. */
  isAskingStopped: boolean;
  /**
   * The last evaluation; null before the first. `low` and `high`: how many quotes we expect. All three are null where builders
   * are not counted, as in mode `off`.
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
    /** After the due time: how many quotes we expect by when. */
    later: { low: number; high: number; by: Date } | null;
    /** When builders begin to work again, and the zone where they do. */
    worksFrom: { at: Date; timeZone: string } | null;
    /** Builders who are being invited because too few quotes are likely. */
    inviting: number;
    widenings: BriefWidening[];
  } | null;
};
