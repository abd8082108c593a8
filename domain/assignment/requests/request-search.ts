import type { StatusGroup } from "../../quotes/request-state.ts";

/** Sort orders of the admin's list, default first. Without a status filter the last three leave out closed requests. */
export const requestSorts = ["newest", "event-date", "priority", "waiting"] as const;
export type RequestSort = (typeof requestSorts)[number];

/** Filter of the admin's list: a status group, and text within company, name, email address, show or venue. */
export type RequestFilter = { group: StatusGroup | null; search: string };

export type RequestSearch = RequestFilter & { sort: RequestSort; page: number };

/** Requests on a page of the list. */
export const requestPageSize = 20;

const longestSearch = 100;

/** Normalizes a typed text for the search. */
export function toSearchText(text: string | null | undefined): string {
  return (text ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longestSearch);
}
