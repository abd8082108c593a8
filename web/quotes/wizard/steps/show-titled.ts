import type { TradeShowBody } from "../../../../app-server/contract/trade-shows/trade-shows.ts";
import { foldText } from "../../../../domain/shared/text/fold-text.ts";
import { isPastDay } from "../../is-past-day.ts";

/** The show with this title, preferring the same case; of several, the first that is not over. */
export function showTitled<Show extends Pick<TradeShowBody, "title" | "startDate">>(
  shows: readonly Show[],
  title: string,
  now: Date,
): Show | undefined {
  const named = shows.filter((show) => isSameTitle(show.title, title));
  const exact = named.filter((show) => show.title === title);
  const titled = exact.length > 0 ? exact : named;
  return titled.find(({ startDate }) => !isPastDay(startDate ?? "", now)) ?? titled[0];
}

export function isSameTitle(title: string, other: string): boolean {
  return foldText(title) === foldText(other);
}
