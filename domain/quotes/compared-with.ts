import type { Benchmark } from "../offers/benchmark.ts";
import {
  type AppliedServices,
  inUsDollars,
  servicesFor,
} from "../offers/landed/services-at-show.ts";
import type { ExchangeRates, PriceGuide } from "../rates/ports.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** Operators' figures that quotes are compared with: benchmarks, and the show's rates in US cents. */
export type ComparedWith = { benchmarks: Benchmark[]; services: AppliedServices };

/** The figures of today. */
export function comparedWith(
  request: QuoteRequest,
  { shows, countries, benchmarks }: PriceGuide,
  exchangeRates: ExchangeRates,
  now: Date,
): ComparedWith {
  const today = utcDay(now);
  const services = inUsDollars(servicesFor(request, shows, countries), (currency) =>
    exchangeRates.rateOn(currency, today),
  );
  return { benchmarks, services };
}

/** The figures that a quote was accepted with, which later ones do not change; null before that. */
export function acceptedWith(
  responses: readonly { status: string; comparedWith: ComparedWith | null }[],
): ComparedWith | null {
  return responses.find(({ status }) => status === "accepted")?.comparedWith ?? null;
}
