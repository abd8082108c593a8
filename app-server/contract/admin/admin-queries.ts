import * as z from "zod";
import {
  type RequestSearch,
  requestSorts,
  toSearchText,
} from "../../../domain/assignment/requests/request-search.ts";
import { statusGroups } from "../../../domain/quotes/request-state.ts";
import { pageQuery } from "../fields/page.ts";

const groupNames = Object.keys(statusGroups) as (keyof typeof statusGroups)[];

const statusGroup = z.enum(groupNames, `Status must be one of ${groupNames.join(", ")}`);

/**
 * A page of search results if `search`, `sort` or `page` is set; otherwise the plain list from
 * `after` on.
 */
export const adminQuotesQuery = pageQuery.extend({
  status: statusGroup.optional(),
  search: z.string().max(200, "Search must be 200 characters or fewer").optional(),
  sort: z.enum(requestSorts, `Sort must be one of ${requestSorts.join(", ")}`).optional(),
  page: z.coerce
    .number("Page must be a whole number")
    .int("Page must be a whole number")
    .min(1, "Page must be 1 or more")
    .max(500, "Page must be 500 or less")
    .optional(),
});
export type AdminQuotesQuery = z.output<typeof adminQuotesQuery>;

/** Whether a query asks for search results instead of the plain list. */
export function isSearch({ search, sort, page }: AdminQuotesQuery): boolean {
  return search !== undefined || sort !== undefined || page !== undefined;
}

/** The search that a query asks for; by default the first page of all requests, newest first. */
export function toRequestSearch({ status, search, sort, page }: AdminQuotesQuery): RequestSearch {
  return {
    group: status ?? null,
    search: toSearchText(search),
    sort: sort ?? "newest",
    page: page ?? 1,
  };
}

export const csvQuery = adminQuotesQuery.pick({ status: true, search: true });
