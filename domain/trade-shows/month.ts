import { utcDay } from "../shared/time/utc-day.ts";

/**
 * A month, "YYYY-MM", in the years 1000 to 2999: PostgreSQL has no year 0, and years after 9999
 * have more digits.
 */
export type Month = string & { readonly month: true };

const minYear = 1000;
const maxYear = 2999;
const pattern = /^[12]\d{3}-(0[1-9]|1[0-2])$/;

/** Parses a month; anything else becomes the month of `today`. */
export function toMonth(text: string | null | undefined, today: string): Month {
  return (pattern.test(text ?? "") ? text : today.slice(0, 7)) as Month;
}

/**
 * The month `count` months later; earlier for a negative count. Clamped to the years 1000 to 2999.
 */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const wanted = year * 12 + number - 1 + count;
  const months = Math.min(Math.max(wanted, minYear * 12), maxYear * 12 + 11);
  const inYear = `${(months % 12) + 1}`.padStart(2, "0");
  return `${Math.floor(months / 12)}`.padStart(4, "0").concat("-", inYear) as Month;
}

/** The first and last day of the month, YYYY-MM-DD. */
export function daysOfMonth(month: Month): { first: string; last: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const end = new Date(Date.UTC(2000, number, 0));
  end.setUTCFullYear(year, number, 0);
  return { first: `${month}-01`, last: `${month}-${`${end.getUTCDate()}`.padStart(2, "0")}` };
}

/** The weeks that overlap the month, Sunday to Saturday, as YYYY-MM-DD. */
export function weeksOfMonth(month: Month): string[][] {
  const { first, last } = daysOfMonth(month);
  const weeks: string[][] = [];
  const day = new Date(`${first}T00:00:00Z`);
  day.setUTCDate(1 - day.getUTCDay());
  while (utcDay(day) <= last) {
    weeks.push(
      Array.from({ length: 7 }, () => {
        const text = utcDay(day);
        day.setUTCDate(day.getUTCDate() + 1);
        return text;
      }),
    );
  }
  return weeks;
}
