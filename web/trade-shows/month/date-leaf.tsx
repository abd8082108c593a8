import { formatDate } from "../../format.ts";
import { day as dayStyle, leaf, month as monthStyle, year as yearStyle } from "./date-leaf.css.ts";

/**
 * A show's first day as a tear-off calendar page. Decorative: the date range beside it says the
 * same.
 */
export function DateLeaf({ date }: { date: string | null }) {
  const [month = "", day = "", year = ""] = date
    ? formatDate(date, "MMM d, yyyy").split(/,? /)
    : ["Date", "?", "open"];
  return (
    <div className={leaf} aria-hidden="true">
      <span className={monthStyle}>{month}</span>
      <span className={dayStyle}>{day}</span>
      <span className={yearStyle}>{year}</span>
    </div>
  );
}
