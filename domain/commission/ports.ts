import type { Message } from "../messages/ports.ts";
import type { RateAgreement } from "../quotes/quote-rates.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, QuoteResponseId } from "../shared/id.ts";
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
};
