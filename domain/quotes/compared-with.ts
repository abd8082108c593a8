import type { Benchmark } from "../offers/benchmark.ts";
import {
  type AppliedServices,
  inUsDollars,
  servicesFor,
} from "../offers/landed/services-at-show.ts";
import type { ExchangeRates, PriceGuide } from "../rates/ports.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** Figures that quotes are compared with: benchmarks, and the show's rates in US cents. */
export type ComparedWith = { benchmarks: Benchmark[]; services: AppliedServices };

/** The current figures. */
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

/**
 * The figures that a quote was accepted with, which later changes don't affect; null before the
 * acceptance.
 */
export function acceptedWith(
  responses: readonly { status: string; comparedWith: ComparedWith | null }[],
): ComparedWith | null {
  return responses.find(({ status }) => status === "accepted")?.comparedWith ?? null;
}
