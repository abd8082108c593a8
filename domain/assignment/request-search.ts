import type { StatusGroup } from "../quotes/request-state.ts";

/** The orders of an admin's list. The first is the usual one; the last three without a status leave the closed ones out. */
export const requestSorts = ["newest", "event-date", "priority", "waiting"] as const;
export type RequestSort = (typeof requestSorts)[number];

/** What an admin wants to see: a text within company, name, e-mail address, show or venue, and a group of states. */
export type RequestFilter = { group: StatusGroup | null; search: string };

export type RequestSearch = RequestFilter & { sort: RequestSort; page: number };

/** How many requests a page of the list shows. */
export const requestPageSize = 20;

const longestSearch = 100;

/** A text as somebody typed it, ready to be searched for. */
export function toSearchText(text: string | null | undefined): string {
  return (text ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longestSearch);
}
