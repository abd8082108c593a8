import { type Currency, currencyPattern, usDollar } from "../../domain/offers/currency.ts";
import type { ExchangeRates } from "../../domain/rates/ports.ts";
import { hasDayForm } from "../../domain/shared/time/day-form.ts";

/** The exchange rate of a currency on a day: millionths of a US dollar per unit. */
export type DatedRate = { day: string; currency: Currency; rateMillionths: number; source: string };

/**
 * Exchange rates from the table that `read` returns: per currency the latest by the requested day.
 */
export function createExchangeRates(read: () => readonly DatedRate[]): ExchangeRates {
  return {
    currencies() {
      const others = new Set(read().map(({ currency }) => currency));
      return [usDollar, ...[...others].filter((each) => each !== usDollar).sort()];
    },
    rateOn(currency, day) {
      if (currency === usDollar) return null;
      const known = read().filter((rate) => rate.currency === currency && rate.day <= day);
      const latest = known.reduce<DatedRate | null>(
        (best, rate) => (best && best.day >= rate.day ? best : rate),
        null,
      );
      if (!latest) return null;
      const { rateMillionths, source } = latest;
      return { rateMillionths, source, day: latest.day };
    },
  };
}

/** Parses a rate such as 1.085 to millionths; null if invalid or with more than six decimals. */
export function readRate(text: string): number | null {
  const [, whole = "", decimals = ""] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? [];
  const rate = Number(whole) * 1_000_000 + Number(decimals.padEnd(6, "0"));
  return rate > 0 ? rate : null;
}

/** Parses the setting "2026-11-20 EUR=1.085 CAD=0.72"; null for any other text. */
export function readRatesTable(text: string): DatedRate[] | null {
  const [day = "", ...pairs] = text.trim().split(/\s+/);
  if (!hasDayForm(day) || Number.isNaN(Date.parse(day)) || pairs.length === 0) {
    return null;
  }
  const rates = pairs.flatMap((pair): DatedRate[] => {
    const [currency = "", rate = ""] = pair.split("=");
    const rateMillionths = readRate(rate);
    if (!isQuotable(currency) || rateMillionths === null) return [];
    return [{ day, currency, rateMillionths, source: "Our table" }];
  });
  return rates.length === pairs.length ? rates : null;
}

/** ISO 4217 currencies that don't have two decimals, which minor units here assume. */
const otherDecimals = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF BHD IQD JOD KWD LYD OMR TND".split(
    " ",
  ),
);

/** Whether quotes can be in the currency: an ISO 4217 code with two decimals. */
export function isQuotable(currency: string): boolean {
  return currencyPattern.test(currency) && !otherDecimals.has(currency);
}
