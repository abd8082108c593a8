/** Formats of dates on screens. */
export type DateFormat = "MMM d, yyyy" | "MMM d" | "MMMM d, yyyy";

/** Only what machines wrote: browsers guess at other text, and each its own way. */
const isoMoment = /^\d{4}-\d{2}-\d{2}(T.+)?$/;

/** The moment that a machine wrote down; null for other text. */
export function momentOf(iso: string): Date | null {
  const moment = new Date(isoMoment.test(iso) ? iso : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The UTC day of an instant, the same on server and browser. Invalid text is returned as it is. */
export function formatDate(iso: string, format: DateFormat): string {
  const moment = momentOf(iso);
  if (!moment) return iso;
  const month = months[moment.getUTCMonth()] ?? "";
  if (format === "MMMM d, yyyy") {
    return `${month} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
  }
  const day = `${month.slice(0, 3)} ${moment.getUTCDate()}`;
  if (format === "MMM d") return day;
  return `${day}, ${moment.getUTCFullYear()}`;
}

/**
 * A number with commas between its thousands and at most three decimals. Not with `toLocaleString`: its
 * first call takes a phone a tenth of a second, while the page comes alive.
 */
export function formatCount(count: number): string {
  const [whole = "", ...decimals] = `${Math.round(count * 1000) / 1000}`.split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ","), ...decimals].join(".");
}

/** Whole US cents in dollars; round amounts without cents: "$12,500", "$99.50". */
export function formatMoney(cents: number): string {
  const [whole, rest] = [Math.trunc(cents / 100), cents % 100];
  return `$${formatCount(whole)}${rest === 0 ? "" : `.${`${rest}`.padStart(2, "0")}`}`;
}
