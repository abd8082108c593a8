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
 * The stored promises. A request gets its promise in the transaction that stores it, and each save of a request writes
 * what happened to the ledger: both are the work of `QuoteRequestRepository`.
 */
export type PromiseRepository = {
  find(id: QuoteRequestId): Promise<PromiseCase | null>;

  /** The numbers by which these requests were received, with the mode of today, and what else decides whether builders may join. */
  listPolicies(ids: readonly QuoteRequestId[]): Promise<RequestPolicy[]>;

  /** Promises to look at by `now`, the longest due first. */
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
   * Stores the result of an evaluation that found nothing to do, in one statement. Changes nothing when the promise or its request was changed after `found` was read.
   */
  noteLook(found: PromiseCase, look: PromiseLook): Promise<void>;

  /** The latest requests received since then whose builders were counted: when, and how many fitted at the last count. */
  listReceived(since: Date, limit: number): Promise<ReplayedRequest[]>;
};

export type RequestPolicy = { params: PromiseParams } & Pick<
  QuotePromise,
  "quoteRequestId" | "quotesWanted" | "pausedSince" | "all"
>;

/** A promise with its request and its numbers, as admins work on it. */
export type QueuedPromise = { promise: QuotePromise; request: QuoteRequest; params: PromiseParams };

/** The promises that need an admin. */
export type PromiseQueue = {
  /** The earliest due first. Null: in any of these standings. */
  list(standing: QueuedStanding | null, page: PageRequest): Promise<Page<QueuedPromise>>;
  counts(): Promise<Record<QueuedStanding, number>>;
  /** How many requests missed a target that was due since then; samples are left out. */
  countMissed(since: Date): Promise<number>;
};

/** The numbers that promises are kept by, version by version. */
export type PromisePolicies = {
  /** The latest. The first one is stored when it is first asked for. */
  current(): Promise<PromisePolicy>;
  /** All of them, the latest first. */
  list(): Promise<PromisePolicy[]>;
  /** Stores a version that follows on `seen`. Throws StaleWriteError when another one followed first. */
  replace(seen: number, policy: Omit<PromisePolicy, "version">): Promise<PromisePolicy>;
};

/** One seal a day. `root` covers the rows since the seal before, and that seal's root. */
export type LedgerSeal = { day: string; events: number; root: string; prevRoot: string };

/**
 * A row as published; `number` is its position in the whole ledger. While a request has open targets only positions and hashes are published.
 */
export type PublishedRow = { number: number } & (
  | LedgerRow
  | Pick<LedgerRow, "ledgerId" | "seq" | "prevHash" | "hash">
);

/** The ledger of promises, which is only added to. */
export type PromiseLedger = {
  /** Every row of one request, the first first. */
  ofRequest(ledgerId: LedgerId): Promise<LedgerRow[]>;
  /** Rows in the order in which they came, after this number. */
  page(after: number, limit: number): Promise<PublishedRow[]>;
  /** The figures of requests received on this day or later. They follow from the ledger's rows alone. */
  figuresSince(day: string): Promise<PromiseFigures>;
  seals(): Promise<LedgerSeal[]>;
  /** Seals what came since the last seal, unless the day has one. */
  seal(day: string): Promise<void>;
};
