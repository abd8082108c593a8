import type { BuilderSearchBody } from "../../app-server/contract/builders/builder-search-body.ts";
import { boothArea } from "../../domain/shared/booth-area.ts";
import { budgetRange } from "../../domain/shared/money/budget-range.ts";

/** The list's query parameters, in order. */
export const wishes = [
  "place",
  "show",
  "boothType",
  "boothSize",
  "budget",
  "search",
  "region",
  "specialty",
  "teamSize",
];

/** Parameters with a value that the search would refuse are left out. */
const isReadable: Partial<Record<string, (value: string) => boolean>> = {
  boothSize: (value) => boothArea(value) !== null,
  budget: (value) => budgetRange(value) !== null,
};

/** The list's query parameters of a URL, normalized: defaults and the first page are left out. */
export function readBuilderSearch(search: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  for (const name of wishes) {
    const value = search
      .get(name)
      ?.replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, 100);
    const isFit = isReadable[name] ?? (() => true);
    if (value && value !== "all" && isFit(value)) read.set(name, value);
  }
  const page = search.get("page") ?? "";
  if (/^[1-9]\d{0,5}$/.test(page) && page !== "1") read.set("page", page);
  return read;
}

/** Whether the URL has any filter. */
export function isNarrowed(search: URLSearchParams): boolean {
  return wishes.some((name) => search.has(name));
}

/** URL of the list with these parameters and page. */
export function buildersHref(search: URLSearchParams, page?: number): string {
  const wanted = new URLSearchParams(search);
  wanted.delete("page");
  if (page && page > 1) wanted.set("page", `${page}`);
  return `/our-builders${wanted.size > 0 ? `?${wanted}` : ""}`;
}

/** URL of the list without one of the parameters, or of the filters that the search text names. */
export function hrefWithout(
  search: URLSearchParams,
  name: string,
  understood: BuilderSearchBody["understood"],
): string {
  const wanted = new URLSearchParams(search);
  const part = understood.find((each) => each.name === name);
  wanted.delete(part ? "search" : name);
  if (part?.without) wanted.set("search", part.without);
  return buildersHref(wanted);
}

/** The parameters as they are searched for: the search text's filters beside the others. */
export function asUnderstood(
  search: URLSearchParams,
  understood: BuilderSearchBody["understood"],
): URLSearchParams {
  const wanted = new URLSearchParams(search);
  if (understood.length > 0) wanted.delete("search");
  for (const { name, value } of understood) wanted.set(name, value);
  return wanted;
}
