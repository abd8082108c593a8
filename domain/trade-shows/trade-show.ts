import type { TradeShowId } from "../shared/id.ts";
import type { ShowFields } from "./show-fields.ts";

/** A show on the calendar. Dates are YYYY-MM-DD; `SafeHtml` texts may contain markup. */
export type TradeShow = ShowFields & { id: TradeShowId };

/** The fields of a show on a card. */
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
  /** The beginning of the description as plain text. */
  excerpt: string | null;
};
