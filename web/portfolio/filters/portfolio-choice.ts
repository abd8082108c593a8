import { industryCards } from "../../../domain/portfolio/industry-cards.ts";
import {
  type FilterDimension,
  filterDimensions,
  noFilter,
  type ProjectFilter,
} from "../../../domain/portfolio/search/project-filter.ts";
import { type ProjectSort, toProjectSort } from "../../../domain/portfolio/search/project-sort.ts";
import { toPageNumber } from "../../../domain/shared/page-number.ts";

/** The visitor's filters, sort order and page, as in the URL. */
export type PortfolioChoice = {
  filter: ProjectFilter;
  /** Name of the selected industry card. */
  card: string | null;
  sort: ProjectSort;
  page: number;
};

/** Changes the latest choice, which may be newer than the rendered one. */
export type Choose = (change: (latest: PortfolioChoice) => PortfolioChoice) => void;

const fits = /^\P{Cc}{1,200}$/u;

/** Parses a URL; unknown values are dropped. */
export function readChoice(search: URLSearchParams): PortfolioChoice {
  const card = search.get("card");
  const values = (dimension: FilterDimension) =>
    [...new Set(search.getAll(dimension))].filter((value) => fits.test(value)).slice(0, 50);
  return {
    filter: Object.fromEntries(
      filterDimensions.map((dimension) => [dimension, values(dimension)]),
    ) as Record<FilterDimension, string[]>,
    card: industryCards.some(({ name }) => name === card) ? card : null,
    sort: toProjectSort(search.get("sort")),
    page: toPageNumber(search.get("page")),
  };
}

/** Canonical URL query of a choice; empty for the default. */
export function toSearch({ filter, card, sort, page }: PortfolioChoice): URLSearchParams {
  const search = new URLSearchParams();
  for (const dimension of filterDimensions) {
    for (const value of [...filter[dimension]].sort()) search.append(dimension, value);
  }
  if (card) search.set("card", card);
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", `${page}`);
  return search;
}

/** The path of a choice. */
export function toAddress(choice: PortfolioChoice, hash = ""): string {
  const search = `${toSearch(choice)}`;
  return `/portfolio${search && `?${search}`}${hash}`;
}

/** Toggles a value: clears the industry card and returns to page one. */
export function toggleValue(
  choice: PortfolioChoice,
  dimension: FilterDimension,
  value: string,
): PortfolioChoice {
  const chosen = choice.filter[dimension];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return { ...choice, filter: { ...choice.filter, [dimension]: next }, card: null, page: 1 };
}

/** Toggles an industry card; filters stay. */
export function toggleCard(choice: PortfolioChoice, name: string): PortfolioChoice {
  return { ...choice, card: choice.card === name ? null : name, page: 1 };
}

/** The choice without filters, in the same order. */
export function withoutFilter(choice: PortfolioChoice): PortfolioChoice {
  return { ...choice, filter: noFilter, card: null, page: 1 };
}
