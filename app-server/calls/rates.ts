import { usualChoices } from "../../domain/offers/landed/show-charges.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toAppliedServicesBody } from "../contract/quotes/comparison.ts";
import type { rateCalls } from "../contract/rates/rate-calls.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Rates of shows, usual prices, and builders' own rates. */
export const rateHandlers: HandlersOf<typeof rateCalls> = {
  "GET /api/trade-shows/:id/services": ({ core, by }, { params: { id } }) =>
    mapped(core.rates.viewShowServices({ showId: asId(id), by }), ({ own, applied }) => ({
      own,
      applied: toAppliedServicesBody(applied, usualChoices, new Date()),
    })),
  "PUT /api/admin/trade-shows/:id/services": ({ core, by }, { params: { id }, body }) =>
    mapped(core.rates.saveShowServices({ of: { showId: asId(id) }, ...body, by }), toServices),
  "PUT /api/admin/countries/:id/services": ({ core, by }, { params: { id }, body }) =>
    mapped(core.rates.saveShowServices({ of: { country: id }, ...body, by }), toServices),
  "GET /api/admin/benchmarks": ({ core, by }) =>
    mapped(core.rates.listBenchmarks({ by }), (benchmarks) => ({ benchmarks })),
  "PUT /api/admin/benchmarks": ({ core, by }, { body: { benchmarks } }) =>
    mapped(core.rates.saveBenchmarks({ benchmarks, by }), (saved) => ({ benchmarks: saved })),
  "GET /api/currencies": ({ core, by }) =>
    mapped(core.rates.listCurrencies({ by }), (currencies) => ({ currencies })),
  "GET /api/builders/rates": ({ core, by }) =>
    mapped(core.rates.viewRateCard({ by }), (rates) => ({ rates })),
  "PUT /api/builders/rates": ({ core, by }, { body: { rates: card } }) =>
    mapped(core.rates.saveRateCard({ card, by }), (rates) => ({ rates })),
};

const toServices = <Services>(services: Services) => ({ services });
