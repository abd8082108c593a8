import type { TradeShowBody } from "../../../../app-server/contract/trade-shows/trade-shows.ts";
import { isPastDay } from "../../is-past-day.ts";

/** The show that has exactly this title; of several, the first that is still to come. */
export function showTitled<Show extends Pick<TradeShowBody, "title" | "startDate">>(
  shows: readonly Show[],
  title: string,
  now: Date,
): Show | undefined {
  const titled = shows.filter((show) => show.title === title);
  return titled.find(({ startDate }) => !isPastDay(startDate ?? "", now)) ?? titled[0];
}
