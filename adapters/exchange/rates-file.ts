import { readFileSync, statSync } from "node:fs";
import { decodeText, unreadable } from "../../domain/shared/files/decode-text.ts";
import { readRecords } from "../../domain/shared/files/read-table.ts";
import { hasDayForm } from "../../domain/shared/time/day-form.ts";
import { type DatedRate, isQuotable, readRate } from "./exchange-rates.ts";

const lookAgainMs = 60_000;

/**
 * Rates from an operator's CSV file with the columns day, currency, rate and source. Checks once a
 * minute whether the file has changed. If it becomes unreadable, earlier rates stay; if it is
 * unreadable at the start, throws.
 */
export function openRatesFile(
  path: string,
  now: () => number = () => performance.now(),
): () => DatedRate[] {
  let rates = readRatesFile(textOf(path));
  let [changedAt, lookedAt] = [statSync(path).mtimeMs, now()];
  return () => {
    if (now() - lookedAt < lookAgainMs) return rates;
    lookedAt = now();
    try {
      const { mtimeMs } = statSync(path);
      if (mtimeMs !== changedAt) rates = readRatesFile(textOf(path));
      changedAt = mtimeMs;
    } catch {
      // earlier rates stay until the file can be read again
    }
    return rates;
  };
}

function textOf(path: string): string {
  const decoded = decodeText(readFileSync(path), { name: "The file of exchange rates" });
  if ("problem" in decoded) throw new Error(decoded.problem);
  return decoded.text;
}

const wanted = ["day", "currency", "rate", "source"];

/** Parses the file. Throws with the number of an invalid line. */
export function readRatesFile(text: string): DatedRate[] {
  const table = readRecords(text);
  if ("brokenRow" in table) {
    throw new Error(
      `Line ${table.brokenRow} of the exchange rates has quotation marks that don't match`,
    );
  }
  const names = new Map(table.head.map((name) => [name.toLowerCase(), name]));
  if (!wanted.every((name) => names.has(name))) {
    throw new Error(`Line 1 of the exchange rates must name the columns ${wanted.join(",")}`);
  }
  return table.records.map(({ row, values, hasMore }) => {
    const [day = "", currency = "", rate = "", source = ""] = wanted.map(
      (name) => values[names.get(name) ?? ""],
    );
    const rateMillionths = readRate(rate);
    const isDay = hasDayForm(day) && !Number.isNaN(Date.parse(day));
    const isWhole = source !== "" && !source.includes(unreadable) && !hasMore;
    if (!isDay || !isQuotable(currency) || rateMillionths === null || !isWhole) {
      throw new Error(
        `Line ${row} of the exchange rates must have a day (YYYY-MM-DD), a currency with cents such as EUR, US dollars for one unit such as 1.085, and a source`,
      );
    }
    return { day, currency, rateMillionths, source };
  });
}
