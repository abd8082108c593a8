import { createExchangeRates } from "../adapters/exchange/exchange-rates.ts";
import { openRatesFile } from "../adapters/exchange/rates-file.ts";
import type { ExchangeRates } from "../domain/rates/ports.ts";
import type { Config } from "./config.ts";
import { StartupError } from "./runtime/startup-error.ts";

/** The operator's rates: of a file, else of a setting, else none, and quotes are in US dollars. */
export function openExchangeRates({ exchangeRates, exchangeRatesCsv }: Config): ExchangeRates {
  if (exchangeRatesCsv === null) return createExchangeRates(() => exchangeRates);
  try {
    return createExchangeRates(openRatesFile(exchangeRatesCsv));
  } catch (error) {
    const why = error instanceof Error ? error.message : "it cannot be read";
    throw new StartupError(`Cannot start: EXCHANGE_RATES_CSV: ${why}`);
  }
}
