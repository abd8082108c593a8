import type { Clock } from "../shared/time/clock.ts";
import type { TradeShowRepository } from "../trade-shows/ports.ts";
import { listBenchmarks, saveBenchmarks } from "./benchmarks.ts";
import { listCurrencies } from "./currencies.ts";
import type { ExchangeRates, RateRepository } from "./ports.ts";
import { saveRateCard, viewRateCard } from "./rate-card.ts";
import { listShowServices, saveShowServices, viewShowServices } from "./show-services.ts";

/** Ports that these use cases need. */
export type RatesPorts = {
  rates: RateRepository;
  exchangeRates: ExchangeRates;
  tradeShows: TradeShowRepository;
  clock: Clock;
};

/** The use cases: rates of shows, the operator's benchmarks, builders' own, and currencies. */
export function createRates(ports: RatesPorts) {
  return {
    listShowServices: listShowServices(ports),
    viewShowServices: viewShowServices(ports),
    saveShowServices: saveShowServices(ports),
    listBenchmarks: listBenchmarks(ports),
    saveBenchmarks: saveBenchmarks(ports),
    viewRateCard: viewRateCard(ports),
    saveRateCard: saveRateCard(ports),
    listCurrencies: listCurrencies(ports),
  };
}
