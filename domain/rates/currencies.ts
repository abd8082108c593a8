import { type Currency, type Exchange, usDollar } from "../offers/currency.ts";
import { ok, type Result } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { ExchangeRates } from "./ports.ts";

/** A currency for quotes with today's exchange rate; null for US dollars. */
export type QuotableCurrency = { currency: Currency; exchange: Exchange | null };

/**
 * Lists the currencies for a quote sent now, US dollars first. Open to builders without an account,
 * too.
 */
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
