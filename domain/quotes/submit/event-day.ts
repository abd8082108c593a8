import { utcDay } from "../../shared/time/utc-day.ts";

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const monthName = "([a-z]{3,9})\\.?";
const ordinal = "(\\d{1,2})(?:st|nd|rd|th)?";
const monthFirst = new RegExp(`^${monthName}\\s+${ordinal},?\\s+(\\d{4})$`);
const dayFirst = new RegExp(`^${ordinal}(?:\\s+of)?\\s+${monthName},?\\s+(\\d{4})$`);
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:t.*)?$/;

/**
 * The day that a date in free text names, as YYYY-MM-DD: "2027-03-03", "March 3, 2027", "3rd of Mar
 * 2027". Null for anything else: several days, nonexistent days, and 3/4/2027, which is ambiguous
 * between countries.
 */
export function eventDay(text: string): string | null {
  const given = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+day,?\s+/, "");
  const [, isoYear, isoMonth, isoDay] = iso.exec(given) ?? [];
  if (isoYear) return existingDay(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, firstMonth, secondDay, someYear] = monthFirst.exec(given) ?? [];
  if (firstMonth) return existingDay(Number(someYear), monthNumber(firstMonth), Number(secondDay));
  const [, firstDay, secondMonth, year] = dayFirst.exec(given) ?? [];
  if (secondMonth) return existingDay(Number(year), monthNumber(secondMonth), Number(firstDay));
  return null;
}

/** 1 to 12; 0 when not a month. */
function monthNumber(name: string): number {
  const short = name === "sept" ? "sep" : name;
  return months.findIndex((month) => month === short || month.slice(0, 3) === short) + 1;
}

function existingDay(year: number, month: number, day: number): string | null {
  // Date turns February 30 into March 2, and year 27 into 1927: accept only what it didn't change
  const date = new Date(Date.UTC(year, month - 1, day));
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? utcDay(date) : null;
}
