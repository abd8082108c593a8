import type { Message } from "../messages/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { PromiseCase } from "./evaluation/follow-promise.ts";
import type { LedgerRow, PromiseStep } from "./ledger/promise-event.ts";
import type { PromiseFigures } from "./ledger/promise-figures.ts";
import type { PromiseParams, PromisePolicy } from "./promise-policy.ts";
import type { LedgerId, PromiseLook, QueuedStanding, QuotePromise } from "./quote-promise.ts";
import type { ReplayedRequest } from "./replay/replay-policy.ts";

/**
 * Stored promises. `QuoteRequestRepository` creates a request's promise in the transaction that
 * stores the request, and writes ledger events with each save.
 */
export type PromiseRepository = {
  find(id: QuoteRequestId): Promise<PromiseCase | null>;

  /**
   * The policies under which these requests were received, with the current mode, and what else
   * decides whether builders may join.
   */
  listPolicies(ids: readonly QuoteRequestId[]): Promise<RequestPolicy[]>;

  /** Promises whose evaluation is due by `now`, longest due first. */
  listDue(now: Date, limit: number): Promise<QuoteRequestId[]>;

  /**
   * Locks the promise, calls `decide` and stores the result: promise, events and letters in one transaction. `decide` returns null to change nothing. Null when the request has no promise.
   */
  change(
    id: QuoteRequestId,
    decide: (
      found: PromiseCase,
    ) => (PromiseStep & { messages?: Message[]; audit?: AuditEntry }) | null,
  ): Promise<QuotePromise | null>;

  /**
   * Stores the result of an evaluation that found nothing to do, in one statement. Does nothing
   * when the promise or its request has changed since `found` was read.
   */
  noteLook(found: PromiseCase, look: PromiseLook): Promise<void>;

  /**
   * The latest requests received since `since` whose builders were counted: time, and number of
   * eligible builders at the last count.
   */
  listReceived(since: Date, limit: number): Promise<ReplayedRequest[]>;
};

export type RequestPolicy = { params: PromiseParams } & Pick<
  QuotePromise,
  "quoteRequestId" | "quotesWanted" | "pausedSince" | "all"
>;

/** A promise with its request and policy numbers, for the admins' queue. */
export type QueuedPromise = { promise: QuotePromise; request: QuoteRequest; params: PromiseParams };

/** Lists promises that need an admin. */
export type PromiseQueue = {
  /**
   * Earliest due first; a case that an admin keeps trying by the time they want to see it again.
   * Null: all standings.
   */
  list(standing: QueuedStanding | null, page: PageRequest): Promise<Page<QueuedPromise>>;
  counts(): Promise<Record<QueuedStanding, number>>;
};

/** Stores the versions of the promise's policy. */
export type PromisePolicies = {
  /** The latest version. Stores the default as the first one if there is none. */
  current(): Promise<PromisePolicy>;
  /** All versions, latest first. */
  list(): Promise<PromisePolicy[]>;
  /** Stores the version after `seen`. Throws StaleWriteError when another one was stored first. */
  replace(seen: number, policy: Omit<PromisePolicy, "version">): Promise<PromisePolicy>;
};

/** The seal of one day. `root` covers the rows since the previous seal and that seal's root. */
export type LedgerSeal = { day: string; events: number; root: string; prevRoot: string };

/**
 * A row as published; `number` is its position in the whole ledger. While a request has open
 * targets, only positions and hashes are published.
 */
export type PublishedRow = { number: number } & (
  | LedgerRow
  | Pick<LedgerRow, "ledgerId" | "seq" | "prevHash" | "hash">
);

/** The append-only ledger of promises. */
export type PromiseLedger = {
  /** All rows of one request, oldest first. */
  ofRequest(ledgerId: LedgerId): Promise<LedgerRow[]>;
  /** Rows after this number, in the order in which they were added. */
  page(after: number, limit: number): Promise<PublishedRow[]>;
  /** Figures of requests received on this UTC day or later, computed from the ledger alone. */
  figuresSince(day: string): Promise<PromiseFigures>;
  seals(): Promise<LedgerSeal[]>;
  /** Seals the rows since the last seal; does nothing when the day has a seal. */
  seal(day: string): Promise<void>;
};
