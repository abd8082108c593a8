import type { Message } from "../messages/ports.ts";
import type { RateAgreement } from "../quotes/quote-rates.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { TermsIfWon } from "./commission-of.ts";
import type { CommissionEntry } from "./entry.ts";
import type { CommissionRates, RatesInForce } from "./rates.ts";

/** Stores versions of commission rates, and who agreed to them. */
export type CommissionRateRepository = {
  /** The rates that hold at `now`: the builder's exception, or the general ones. */
  findRates(builderId: BuilderId | null, now: Date): Promise<RatesInForce>;
  /** The latest versions of all kinds, newest first. */
  listVersions(limit: number): Promise<CommissionRates[]>;
  /**
   * Stores the version after `seen`. Throws StaleWriteError when `seen` isn't the latest version.
   */
  addVersion(
    seen: number,
    rates: Omit<CommissionRates, "version">,
    write: { audit: AuditEntry; messages: Message[] },
  ): Promise<CommissionRates>;
  /** Whether the builder agreed to this version for all quotes. */
  hasAgreed(builderId: BuilderId, version: number): Promise<boolean>;
  /** Stores a yes for all quotes with its email; a repeat keeps the first one. */
  agree(agreement: RateAgreement, messages: Message[]): Promise<void>;
  /** Builders who agreed to some version for all quotes. */
  listAgreed(): Promise<BuilderId[]>;
  /** The version under which a quote was sent; null: without one. */
  versionOfQuote(id: QuoteResponseId): Promise<number | null>;
  /** The terms of the builder's live quote for a request, or of a first one at `now`. */
  findTermsIfWon(
    builderId: BuilderId,
    requestId: QuoteRequestId,
    now: Date,
  ): Promise<TermsIfWon | null>;
};

/** A builder's sums. */
export type BuilderMoney = {
  builderId: BuilderId;
  builderName: string;
  accrued: Cents;
  open: Cents;
};

/** A completed job whose quote was sent before its builder agreed to rates. */
export type UnagreedJob = {
  requestId: QuoteRequestId;
  show: string;
  builderName: string | null;
  amount: Cents | null;
  completedAt: Date;
};

/**
 * The ledger. `QuoteRequestRepository.save` adds an entry when a request completes, and its reversal
 * when it is reopened.
 */
export type CommissionLedger = {
  /** Newest first; of all builders for null. */
  listEntries(builderId: BuilderId | null, page: PageRequest): Promise<Page<CommissionEntry>>;
  /** The sum of a builder's entries. */
  readOpen(builderId: BuilderId): Promise<Cents>;
  /** The sum accrued in a month, that of all entries, and builders with the most open first. */
  readSums(
    month: string,
    builders: number,
  ): Promise<{ accrued: Cents; open: Cents; builders: BuilderMoney[] }>;
  /** Completed jobs without rates since rates were first set, newest first. */
  listUnagreed(page: PageRequest): Promise<Page<UnagreedJob>>;
  /** Accruals since then that stand, latest first. */
  listBases(
    since: Date,
    limit: number,
  ): Promise<Pick<CommissionEntry, "baseCents" | "isRepeat" | "amount">[]>;
  /** The operator's IANA time zone: that of the promise. */
  readTimeZone(): Promise<string>;
};
