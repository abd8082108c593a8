import type { Clock } from "../shared/time/clock.ts";
import type { TradeShowRepository } from "./ports.ts";
import type { ShowFilter } from "./show-filter.ts";
import { type ShowSearch, showPageSize } from "./show-search.ts";
import { todayOf } from "./today-of.ts";

type Needs = { tradeShows: TradeShowRepository; clock: Clock };
type Input = {
  filter: ShowFilter;
  page: number;
  /** Only upcoming and running shows. */
  aheadOnly?: boolean;
};

/** A visitor searches the calendar: one page of shows, and the filter options. */
export function searchTradeShows({ tradeShows, clock }: Needs) {
  return async ({ filter, page, aheadOnly = false }: Input): Promise<ShowSearch> => {
    const wanted = { filter, today: todayOf(clock), aheadOnly };
    const read = (number: number) =>
      tradeShows.searchCards({
        ...wanted,
        order: "ahead-first",
        offset: (number - 1) * showPageSize,
        limit: showPageSize,
      });
    const [found, options] = await Promise.all([tradeShows.count(wanted), tradeShows.options()]);
    const pageCount = Math.max(1, Math.ceil(found.total / showPageSize));
    const shown = Math.min(page, pageCount);
    return { ...found, ...options, cards: await read(shown), page: shown, pageCount };
  };
}
