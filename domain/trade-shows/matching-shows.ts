import { foldText } from "../shared/text/fold-text.ts";
import type { TradeShow } from "./trade-show.ts";

const most = 8;

/**
 * How a title matches, best first: exactly, as a prefix, at a word start, anywhere; null: not at
 * all.
 */
function rankOf(title: string, wanted: string): number | null {
  const text = foldText(title);
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2;
  return text.includes(wanted) ? 3 : null;
}

/**
 * Suggests shows for a typed text, best matches first, at most eight; equal matches keep the
 * calendar's order.
 */
export function matchingShows<Show extends Pick<TradeShow, "title">>(
  shows: readonly Show[],
  typed: string,
): Show[] {
  const wanted = foldText(typed);
  const ranked = shows.flatMap((show) => {
    const rank = rankOf(show.title, wanted);
    return rank === null ? [] : [{ show, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ show }) => show);
}
