import { readFileSync, statSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { hasDayForm } from "../../domain/shared/time/day-form.ts";
import { type DatedRate, isQuotable, readRate } from "./exchange-rates.ts";

const lookAgainMs = 60_000;

/**
 * Rates of an operator's CSV file with the columns day, currency, rate and source. Looks once a minute whether it changed. A
 * file that became unreadable changes nothing until it is mended; one that is unreadable from the start throws.
 */
export function openRatesFile(path: string, now: () => number = Date.now): () => DatedRate[] {
  let rates = readRatesFile(readFileSync(path, "utf8"));
  let [changedAt, lookedAt] = [statSync(path).mtimeMs, now()];
  return () => {
    if (now() - lookedAt < lookAgainMs) return rates;
    lookedAt = now();
    try {
      const { mtimeMs } = statSync(path);
      if (mtimeMs !== changedAt) rates = readRatesFile(readFileSync(path, "utf8"));
      changedAt = mtimeMs;
    } catch {
      // The earlier rates count until the file can be read.
    }
    return rates;
  };
}

const wanted = ["day", "currency", "rate", "source"];

function namedColumns(names: string[]): string[] {
  const columns = names.map((name) => name.trim().toLowerCase());
  if (wanted.every((name) => columns.includes(name))) return columns;
  throw new Error(`Line 1 of the exchange rates must name the columns ${wanted.join(",")}`);
}

/** The rates in the text of such a file. Throws with the number of the line that is wrong. */
export function readRatesFile(text: string): DatedRate[] {
  const rows: Record<string, string>[] = parse(text, {
    ...{ bom: true, columns: namedColumns },
    ...{ skip_empty_lines: true, trim: true },
  });
  return rows.map(({ day = "", currency = "", rate = "", source = "" }, index) => {
    const rateMillionths = readRate(rate);
    const isDay = hasDayForm(day) && !Number.isNaN(Date.parse(day));
    if (!isDay || !isQuotable(currency) || rateMillionths === null || source === "") {
      throw new Error(
        `Line ${index + 2} of the exchange rates must have a day (YYYY-MM-DD), a currency with cents such as EUR, US dollars for one unit such as 1.085, and a source`,
      );
    }
    return { day, currency, rateMillionths, source };
  });
}
