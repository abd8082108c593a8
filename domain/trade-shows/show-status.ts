import { liesAhead } from "./lies-ahead.ts";
import type { showStatuses } from "./show-fields.ts";
import type { TradeShow } from "./trade-show.ts";

export type ShowStatus = (typeof showStatuses)[number];

/**
 * The status on a show's own page on this day. Before and during the show, registration open and
 * sold out are kept and all else is upcoming, or in progress from its first day on. A past show is
 * done, whatever its status.
 */
export function detailStatusOf(
  show: Pick<TradeShow, "status" | "startDate" | "endDate">,
  today: string,
): ShowStatus {
  if (!liesAhead(show, today)) return "done";
  const { status, startDate } = show;
  if (status === "registration-open" || status === "sold-out") return status;
  return startDate !== null && startDate <= today ? "in-progress" : "upcoming";
}
