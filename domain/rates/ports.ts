import type { Benchmark } from "../offers/benchmark.ts";
import type { Currency, Exchange } from "../offers/currency.ts";
import type { ShowServices } from "../offers/landed/service-rates.ts";
import type { CountryServices, ShowWithServices } from "../offers/landed/services-at-show.ts";
import type { Rate } from "../offers/own-rates.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, TradeShowId } from "../shared/id.ts";

/** The show or the country whose rates are saved. */
export type ServicesOf = { showId: TradeShowId } | { country: string };

/** The figures that a comparison needs besides the quotes: shows of a similar name, and everything that operators entered. */
export type PriceGuide = {
  shows: ShowWithServices[];
  countries: CountryServices[];
  benchmarks: Benchmark[];
};

/** A show of the calendar with rates of its own. */
export type ShowOfRates = Omit<ShowWithServices, "services"> & {
  id: TradeShowId;
  services: ShowServices;
};

/** Everything that admins entered about what shows bill. */
export type EnteredServices = { shows: ShowOfRates[]; countries: CountryServices[] };

/** The most shows in a list of rates. */
export const maxShowsOfRates = 500;

/** The circumstances of a save: for the audit log, and to find out whether another saved first. */
export type RateWrite = {
  audit: AuditEntry;
  /** The `contentVersion` that the editor read. Without one, nothing is compared. */
  seen?: string | undefined;
};

/** Stores rates: of shows and countries, the operator's benchmarks, and each builder's own. */
export type RateRepository = {
  /** In one read. A show's name may have a year, which is not looked for. */
  findPriceGuide(showName: string): Promise<PriceGuide>;
  /** The rates of one show; null without any. */
  findServices(of: ServicesOf): Promise<ShowServices | null>;
  /** Shows and countries by name. No more than `maxShowsOfRates`. */
  listServices(): Promise<EnteredServices>;
  /** Null removes them. False when the show is gone. Throws StaleWriteError when others than those seen are stored. */
  saveServices(of: ServicesOf, services: ShowServices | null, write: RateWrite): Promise<boolean>;
  listBenchmarks(): Promise<Benchmark[]>;
  /** All of them at once. Throws StaleWriteError when others than those seen are stored. */
  replaceBenchmarks(benchmarks: readonly Benchmark[], write: RateWrite): Promise<void>;
  /** Empty when the builder has none. */
  listRates(builderId: BuilderId): Promise<Rate[]>;
  /** All of the builder's. Throws StaleWriteError when others than those seen are stored. */
  replaceRates(
    builderId: BuilderId,
    rates: readonly Rate[],
    write?: Pick<RateWrite, "seen">,
  ): Promise<void>;
};

/** Rates between currencies, from a table or a file. Reads no network. */
export type ExchangeRates = {
  /** The currencies that quotes may be in, US dollars first. */
  currencies(): Currency[];
  /** The latest rate to the US dollar by this day, YYYY-MM-DD; null for US dollars, and where there is none. */
  rateOn(currency: Currency, day: string): Exchange | null;
};
