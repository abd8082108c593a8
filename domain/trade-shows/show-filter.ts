import { foldText } from "../shared/text/fold-text.ts";
import { placeOf } from "./place-of.ts";
import type { TradeShow } from "./trade-show.ts";

/** Filters of the calendar; null or empty matches everything. */
export type ShowFilter = {
  /**
   * A text to find in the title, "city, state", the industry or the venue, ignoring case and
   * accents.
   */
  search: string | null;
  /** Ignores case and accents, like the city. */
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

/** Whether a show matches all parts of the filter. */
export function matchesShowFilter(show: TradeShow, filter: ShowFilter): boolean {
  const { search, industry, status, city, year } = filter;
  return (
    (!search || searchedTexts(show).some((text) => text.includes(foldText(search)))) &&
    (!industry || foldText(show.industry ?? "") === foldText(industry)) &&
    (!status || show.status === status) &&
    (!city || foldText(show.city ?? "") === foldText(city)) &&
    (!year || show.year === year)
  );
}

function searchedTexts(show: TradeShow): string[] {
  return [show.title, placeOf(show), show.industry ?? "", show.venue ?? ""].map(foldText);
}
