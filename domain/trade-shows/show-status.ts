import { liesAhead } from "./lies-ahead.ts";
import type { showStatuses } from "./show-fields.ts";
import type { TradeShow } from "./trade-show.ts";

export type ShowStatus = (typeof showStatuses)[number];

/**
 * The status on a show's page on this day. A past show is `done`, whatever its stored status. Until
 * then, registration open and sold out are kept; all others become upcoming, or in progress from
 * the first day on.
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
