import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { isPastDay } from "../is-past-day.ts";

const most = 20;

/** How well a title fits: as a whole, from its start, from a word's start, somewhere; null where it does not. */
function rankOf(title: string, wanted: string): number | null {
  const text = title.toLowerCase();
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2;
  return text.includes(wanted) ? 3 : null;
}

/** Titles to suggest for typed text: unique, best first, as many as fit a menu. */
export function matchingShows(shows: Pick<TradeShowBody, "title">[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  const titles = [...new Set(shows.map(({ title }) => title))];
  const ranked = titles.flatMap((title) => {
    const rank = rankOf(title, wanted);
    return rank === null ? [] : [{ title, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ title }) => title);
}

/** The show that has exactly this title; of several, the first that is still to come. */
export function showTitled<Show extends Pick<TradeShowBody, "title" | "startDate">>(
  shows: readonly Show[],
  title: string,
  now: Date,
): Show | undefined {
  const titled = shows.filter((show) => show.title === title);
  return titled.find(({ startDate }) => !isPastDay(startDate ?? "", now)) ?? titled[0];
}
