import type { Benchmark } from "../offers/benchmark.ts";
import type { Currency, Exchange } from "../offers/currency.ts";
import type { ShowServices } from "../offers/landed/service-rates.ts";
import type { CountryServices, ShowWithServices } from "../offers/landed/services-at-show.ts";
import type { Rate } from "../offers/own-rates.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, TradeShowId } from "../shared/id.ts";

/** The show or the country whose rates are saved. */
export type ServicesOf = { showId: TradeShowId } | { country: string };

/**
 * Data that a comparison needs besides the quotes: shows of a similar name, and everything that
 * operators entered.
 */
export type PriceGuide = {
  shows: ShowWithServices[];
  countries: CountryServices[];
  benchmarks: Benchmark[];
};

/** A calendar show with rates of its own. */
export type ShowOfRates = Omit<ShowWithServices, "services"> & {
  id: TradeShowId;
  services: ShowServices;
};

/** All rates of shows and countries that admins entered. */
export type EnteredServices = { shows: ShowOfRates[]; countries: CountryServices[] };

/** The most shows in a list of rates. */
export const maxShowsOfRates = 500;

/**
 * The author of a save, for the audit log, and the version they read, to detect concurrent saves.
 */
export type RateWrite = {
  audit: AuditEntry;
  /** The `contentVersion` that the editor read. Missing: not compared. */
  seen?: string | undefined;
};

/** Stores rates: of shows and countries, the operator's benchmarks, and each builder's own. */
export type RateRepository = {
  /** Reads the price guide in one read. A year in the show's name is ignored. */
  findPriceGuide(showName: string): Promise<PriceGuide>;
  /** The rates of a show or country; null without any. */
  findServices(of: ServicesOf): Promise<ShowServices | null>;
  /** Rates of shows and countries, by name. At most `maxShowsOfRates`. */
  listServices(): Promise<EnteredServices>;
  /**
   * Null removes them. False when the show is gone. Throws StaleWriteError when the stored version
   * isn't `seen`.
   */
  saveServices(of: ServicesOf, services: ShowServices | null, write: RateWrite): Promise<boolean>;
  listBenchmarks(): Promise<Benchmark[]>;
  /** Replaces all benchmarks. Throws StaleWriteError when the stored version isn't `seen`. */
  replaceBenchmarks(benchmarks: readonly Benchmark[], write: RateWrite): Promise<void>;
  /** A builder's own rates; empty without any. */
  listRates(builderId: BuilderId): Promise<Rate[]>;
  /**
   * Replaces all own rates of the builder. Throws StaleWriteError when the stored version isn't
   * `seen`.
   */
  replaceRates(
    builderId: BuilderId,
    rates: readonly Rate[],
    write?: Pick<RateWrite, "seen">,
  ): Promise<void>;
};

/** Exchange rates from a table or a file. Uses no network. */
export type ExchangeRates = {
  /** Currencies that quotes may be in, US dollars first. */
  currencies(): Currency[];
  /**
   * The latest rate to the US dollar up to this day, YYYY-MM-DD; null for US dollars, or when there
   * is none.
   */
  rateOn(currency: Currency, day: string): Exchange | null;
};
