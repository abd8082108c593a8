import type { Clock } from "../shared/time/clock.ts";
import type { TradeShowRepository } from "./ports.ts";
import type { ShowFilter } from "./show-filter.ts";
import type { ShowCount, ShowOrder } from "./show-search.ts";
import { todayOf } from "./today-of.ts";
import type { TradeShow } from "./trade-show.ts";

type Needs = { tradeShows: TradeShowRepository; clock: Clock };
type Input = { filter: ShowFilter; order: ShowOrder; page: number; pageSize: number };

/** A visitor lists the shows that match a filter, a page at a time. */
export function listFilteredShows({ tradeShows, clock }: Needs) {
  return async ({
    filter,
    order,
    page,
    pageSize,
  }: Input): Promise<ShowCount & { shows: TradeShow[] }> => {
    const wanted = { filter, today: todayOf(clock), aheadOnly: false };
    const [count, shows] = await Promise.all([
      tradeShows.count(wanted),
      tradeShows.search({ ...wanted, order, offset: (page - 1) * pageSize, limit: pageSize }),
    ]);
    return { ...count, shows };
  };
}
