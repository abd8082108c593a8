import { isSameShow } from "../../trade-shows/is-same-show.ts";
import type { TradeShowRepository } from "../../trade-shows/ports.ts";
import { noShowFilter } from "../../trade-shows/show-filter.ts";
import type { TradeShow } from "../../trade-shows/trade-show.ts";
import type { QuoteRequest } from "../quote-request.ts";

export type ShowsToAskFor = Pick<TradeShowRepository, "search" | "find">;
type Asked = Pick<QuoteRequest, "tradeShowName" | "eventDay" | "brief">;

const maxShows = 50;

/**
 * The calendar's show that a request means: the one it picked, if that has the name it gives, else
 * the one of that name in the year of its day, or of the name itself. Null for none.
 */
export async function findAskedShow(
  tradeShows: ShowsToAskFor,
  { tradeShowName, eventDay, brief: { tradeShowId } }: Asked,
  today: string,
): Promise<TradeShow | null> {
  const picked = tradeShowId ? await tradeShows.find(tradeShowId) : null;
  if (picked && isSameShow(picked.title, tradeShowName)) return picked;
  const year = eventDay?.slice(0, 4) ?? /\b20\d\d\b/.exec(tradeShowName)?.[0];
  if (!year) return null;
  const found = await tradeShows.search({
    filter: { ...noShowFilter, search: tradeShowName.replace(/\b20\d\d\b/g, "").trim() },
    today,
    aheadOnly: false,
    order: "ahead-first",
    offset: 0,
    limit: maxShows,
  });
  const isMeant = (show: TradeShow) =>
    isSameShow(show.title, tradeShowName) && (show.startDate?.slice(0, 4) ?? show.year) === year;
  return found.find(isMeant) ?? null;
}
