import type { Benchmark } from "../../domain/offers/benchmark.ts";
import type { ShowServices } from "../../domain/offers/landed/service-rates.ts";
import type { Rate } from "../../domain/offers/own-rates.ts";
import type { RateRepository, ServicesOf } from "../../domain/rates/ports.ts";
import type { BuilderId } from "../../domain/shared/id.ts";
import { contentVersion } from "../../domain/shared/writes/content-version.ts";
import { StaleWriteError } from "../../domain/shared/writes/stale-write.ts";
import { isSameShow } from "../../domain/trade-shows/is-same-show.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";

/** In-memory rates for tests. */
export function createMemoryRateRepository(shows: readonly TradeShow[] = []): RateRepository {
  const ofShows = new Map<string, ShowServices>();
  const ofCountries = new Map<string, ShowServices>();
  const cards = new Map<BuilderId, Rate[]>();
  let benchmarks: Benchmark[] = [];
  const placeOf = (of: ServicesOf) =>
    "country" in of ? ([ofCountries, of.country] as const) : ([ofShows, of.showId] as const);

  return {
    async findPriceGuide(showName) {
      return {
        shows: shows
          .filter(({ title }) => isSameShow(title, showName))
          .map(({ id, title, year, city, state }) => {
            return { title, year, city, state, services: ofShows.get(id) ?? null };
          }),
        countries: [...ofCountries].map(([country, services]) => ({ country, services })),
        benchmarks: structuredClone(benchmarks),
      };
    },
    async findServices(of) {
      const [stored, key] = placeOf(of);
      return stored.get(key) ?? null;
    },
    async listServices() {
      const byName = [...shows].sort((a, b) => (a.title < b.title ? -1 : 1));
      return {
        shows: byName.flatMap(({ id, title, year, city, state }) => {
          const services = ofShows.get(id);
          return services ? { id, title, year, city, state, services } : [];
        }),
        countries: [...ofCountries]
          .map(([country, services]) => ({ country, services }))
          .sort((a, b) => (a.country < b.country ? -1 : 1)),
      };
    },
    async saveServices(of, services, { seen }) {
      const [stored, key] = placeOf(of);
      if ("showId" in of && !shows.some(({ id }) => id === of.showId)) return false;
      if (seen !== undefined && seen !== contentVersion(stored.get(key) ?? null)) {
        throw new StaleWriteError(key);
      }
      if (services) stored.set(key, structuredClone(services));
      else stored.delete(key);
      return true;
    },
    listBenchmarks: async () => structuredClone(benchmarks),
    async replaceBenchmarks(all, { seen }) {
      if (seen !== undefined && seen !== contentVersion(benchmarks)) {
        throw new StaleWriteError("benchmarks");
      }
      benchmarks = structuredClone([...all]);
    },
    listRates: async (builderId) => structuredClone(cards.get(builderId) ?? []),
    async replaceRates(builderId, rates, { seen } = {}) {
      if (seen !== undefined && seen !== contentVersion(cards.get(builderId) ?? [])) {
        throw new StaleWriteError("rates");
      }
      cards.set(builderId, structuredClone([...rates]));
    },
  };
}
