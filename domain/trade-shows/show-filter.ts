import { placeOf } from "./place-of.ts";
import type { TradeShow } from "./trade-show.ts";

/** Filters of the calendar; null and empty match everything. */
export type ShowFilter = {
  /** Found anywhere in the title, "city, state", the industry or the venue, in any case. */
  search: string | null;
  /** In any case. */
  industry: string | null;
  status: string | null;
  city: string | null;
  year: string | null;
};

export const noShowFilter: ShowFilter = {
  search: null,
  industry: null,
  status: null,
  city: null,
  year: null,
};

/** Whether the filter has a search text or any value. */
export function isShowFiltered(filter: ShowFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** Whether a show is wanted: by everything that the filter names. */
export function matchesShowFilter(show: TradeShow, filter: ShowFilter): boolean {
  const { search, industry, status, city, year } = filter;
  return (
    (!search || searchedTexts(show).some((text) => text.includes(search.toLowerCase()))) &&
    (!industry || show.industry?.toLowerCase() === industry.toLowerCase()) &&
    (!status || show.status === status) &&
    (!city || show.city === city) &&
    (!year || show.year === year)
  );
}

function searchedTexts(show: TradeShow): string[] {
  return [show.title, placeOf(show), show.industry ?? "", show.venue ?? ""].map((text) =>
    text.toLowerCase(),
  );
}
