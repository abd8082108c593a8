import type { TradeShowBody } from "../../app-server/contract/trade-shows.ts";

const most = 20;

/** The titles to offer for what was typed: each once, in the list's order, and no more than fit a menu. */
export function matchingShows(shows: Pick<TradeShowBody, "title">[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  const titles = new Set<string>();
  for (const { title } of shows) {
    if (titles.size === most) break;
    if (title.toLowerCase().includes(wanted)) titles.add(title);
  }
  return [...titles];
}
