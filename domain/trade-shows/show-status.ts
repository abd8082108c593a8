import { liesAhead } from "./lies-ahead.ts";
import type { TradeShow } from "./trade-show.ts";

/** The states that the calendar knows. A show may come with another word; that one is shown as it is. */
export const showStatuses = [
  "registration-open",
  "upcoming",
  "in-progress",
  "done",
  "sold-out",
] as const;
export type ShowStatus = (typeof showStatuses)[number];

/**
 * A show's state on its own page, on this day. Before and during the show registration open and sold out are told apart and
 * everything else is upcoming, or in progress from its first day on. A show that is over is done, whatever its status says.
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
