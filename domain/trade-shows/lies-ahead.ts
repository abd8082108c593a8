import type { TradeShow } from "./trade-show.ts";

/**
 * Whether a show is upcoming or running: not done, and its last day, if known, not before `today`.
 */
export function liesAhead(
  { status, startDate, endDate }: Pick<TradeShow, "status" | "startDate" | "endDate">,
  today: string,
): boolean {
  const lastDay = endDate ?? startDate;
  return status !== "done" && (lastDay === null || lastDay >= today);
}
