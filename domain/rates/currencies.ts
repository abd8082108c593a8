import { type Currency, type Exchange, usDollar } from "../offers/currency.ts";
import { ok, type Result } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { ExchangeRates } from "./ports.ts";

/** A currency that quotes may be in, with today's rate; null for US dollars. */
export type QuotableCurrency = { currency: Currency; exchange: Exchange | null };

/** The currencies that a quote sent now may be in, US dollars first. Builders without an account quote in them, too. */
export function listCurrencies({
  exchangeRates,
  clock,
}: {
  exchangeRates: ExchangeRates;
  clock: Clock;
}) {
  return async (
    _request: Record<never, never> = {},
  ): Promise<Result<QuotableCurrency[], never>> => {
    const today = utcDay(clock.now());
    return ok(
      exchangeRates
        .currencies()
        .map((currency) => ({ currency, exchange: exchangeRates.rateOn(currency, today) }))
        .filter(({ currency, exchange }) => currency === usDollar || exchange !== null),
    );
  };
}
