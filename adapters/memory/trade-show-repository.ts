import { maxListItems } from "../../domain/shared/page.ts";
import { liesAhead } from "../../domain/trade-shows/lies-ahead.ts";
import { daysOfMonth } from "../../domain/trade-shows/month.ts";
import type { TradeShowRepository } from "../../domain/trade-shows/ports.ts";
import { toShowCard } from "../../domain/trade-shows/show-card.ts";
import { matchesShowFilter } from "../../domain/trade-shows/show-filter.ts";
import type { ShowQuery } from "../../domain/trade-shows/show-search.ts";
import type { TradeShow } from "../../domain/trade-shows/trade-show.ts";

/** In-memory trade shows for tests. */
export function createMemoryTradeShowRepository(shows: TradeShow[] = []): TradeShowRepository {
  const wanted = ({ filter, today, aheadOnly, order }: Omit<ShowQuery, "offset" | "limit">) => {
    const found = shows.filter((show) => matchesShowFilter(show, filter)).sort(byStart);
    const ahead = found.filter((show) => liesAhead(show, today));
    if (order === "begun-last") {
      const hasBegun = ({ startDate }: TradeShow) => startDate !== null && startDate < today;
      return [...ahead.filter((show) => !hasBegun(show)), ...ahead.filter(hasBegun)];
    }
    if (aheadOnly) return ahead;
    if (order === "by-start") return found;
    return [...ahead, ...found.filter((show) => !ahead.includes(show)).reverse()];
  };
  const search = (query: ShowQuery) =>
    wanted(query).slice(query.offset, query.offset + query.limit);
  const values = (of: (show: TradeShow) => string | null) =>
    [...new Set(shows.map(of))].filter((text): text is string => Boolean(text)).sort();

  return {
    find: async (id) => shows.find((show) => show.id === id) ?? null,
    search: async (query) => search(query),
    searchCards: async (query) => search(query).map(toShowCard),
    async count(query) {
      const { length } = wanted({ ...query, order: "by-start" });
      return { total: Math.min(length, maxListItems), isExact: length <= maxListItems };
    },
    options: async () => ({
      cities: values(({ city }) => city).slice(0, 500),
      years: values(({ year }) => year).slice(0, 200),
    }),
    async listMonth(month, filter) {
      const { first, last } = daysOfMonth(month);
      const touches = ({ startDate, endDate }: TradeShow) =>
        startDate !== null && startDate <= last && (endDate ?? startDate) >= first;
      return shows
        .filter((show) => touches(show) && matchesShowFilter(show, filter))
        .sort(byStart)
        .slice(0, 500)
        .map(toShowCard);
    },
    version: async () => `${shows.length}`,
  };
}

function byStart(one: TradeShow, other: TradeShow): number {
  const key = ({ startDate, title, id }: TradeShow) => [startDate ?? "9999-99-99", title, id];
  const [mine, others] = [key(one), key(other)];
  const differing = mine.findIndex((part, index) => part !== others[index]);
  if (differing < 0) return 0;
  return (mine[differing] ?? "") < (others[differing] ?? "") ? -1 : 1;
}
