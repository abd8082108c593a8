/** Whole US cents in dollars: "$12,500", "$99.50". */
export { moneyText as formatMoney } from "../domain/shared/money/money-text.ts";
/** Formats counts with separators: "12,500". */
export { countText as formatCount, oneDecimal } from "../domain/shared/text/count-text.ts";

/**
 * A price range as its source wrote it, "$100,000 - $250,000", with an en dash that never begins a
 * line.
 */
export const rangeText = (text: string | null) => text?.replaceAll(" - ", "\u00a0– ");

/** Formats of dates on screens. */
export type DateFormat = "MMM d, yyyy" | "MMM d" | "MMMM d, yyyy";

/** Accepts ISO 8601 only: browsers parse other texts differently. */
const isoMoment = /^\d{4}-\d{2}-\d{2}(T.+)?$/;

/** Parses an ISO 8601 text; null for any other text. */
export function momentOf(iso: string): Date | null {
  const moment = new Date(isoMoment.test(iso) ? iso : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * The UTC date of an instant, the same on server and browser. Invalid text is returned unchanged.
 */
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
