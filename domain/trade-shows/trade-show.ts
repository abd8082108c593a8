import type { TradeShowId } from "../shared/id.ts";
import type { ShowFields } from "./show-fields.ts";

/** A show on the calendar. Dates are calendar days, YYYY-MM-DD; texts of the type `SafeHtml` may carry markup. */
export type TradeShow = ShowFields & { id: TradeShowId };

/** The fields of a show that a card shows. */
export type TradeShowCard = Pick<
  TradeShow,
  | "id"
  | "title"
  | "industry"
  | "city"
  | "state"
  | "venue"
  | "startDate"
  | "endDate"
  | "status"
  | "featured"
  | "featuredImage"
  | "expectedAttendees"
> & {
  /** The beginning of the description, without markup. */
  excerpt: string | null;
};
