import * as z from "zod";
import { maxListItems } from "../../../domain/shared/page.ts";
import type { ShowFilter } from "../../../domain/trade-shows/show-filter.ts";
import { limitUpTo, pageNumber } from "../fields/page.ts";

const text = (label: string, max: number) =>
  z
    .string(`${label} must be given once`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .regex(/^\P{C}*$/u, `${label} must not contain control characters`)
    .optional();

/** A filter value; "all" and an empty value mean no filter. */
const choice = (label: string) =>
  text(label, 100).transform((value) => (value === "all" ? null : value?.trim() || null));

/** Filters and page of the calendar of shows in a URL. */
export const showSearchQuery = z.object({
  search: text("The search", 100).transform((value) => value?.trim() || null),
  industry: choice("The industry"),
  status: choice("The status"),
  city: choice("The city"),
  year: choice("The year"),
  page: pageNumber,
});

/** The query of a month, "YYYY-MM"; anything else means the current month. */
export const showMonthQuery = showSearchQuery.omit({ page: true }).extend({
  month: text("The month", 10).transform((month) => month ?? null),
});

/** The query of the plain list; without any parameter the list is whole. */
export const showListQuery = showSearchQuery.extend({
  limit: limitUpTo(maxListItems).optional(),
});

/** Picks the filter from a query. */
export function toShowFilter({ search, industry, status, city, year }: ShowFilter): ShowFilter {
  return { search, industry, status, city, year };
}
