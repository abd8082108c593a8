import { toMonth } from "../../../domain/trade-shows/month.ts";

/** The calendar's filter parameters, in order. */
const wishes = ["search", "industry", "status", "city", "year"] as const;

/**
 * The calendar's query parameters of a URL, normalized: defaults and the first page are left out.
 */
export function readShowSearch(search: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  const isMonth = search.get("view") === "month";
  if (isMonth) read.set("view", "month");
  for (const name of wishes) {
    const value = search
      .get(name)
      ?.replace(/\p{C}+/gu, " ")
      .trim()
      .slice(0, 100);
    // a month implies its year
    if (value && value !== "all" && !(isMonth && name === "year")) read.set(name, value);
  }
  const month = toMonth(search.get("month"), "");
  if (isMonth && month) read.set("month", month);
  const page = search.get("page") ?? "";
  if (!isMonth && /^[1-9]\d{0,5}$/.test(page) && page !== "1") read.set("page", page);
  return read;
}

/** Whether the URL shows a month instead of the list. */
export function isMonthView(search: URLSearchParams): boolean {
  return search.get("view") === "month";
}

/** Whether the URL has a filter besides page and month. */
export function isNarrowed(search: URLSearchParams): boolean {
  return wishes.some((name) => search.has(name));
}

/** URL of the calendar with these parameters and changes; null removes one. Returns to page one. */
export function showsHref(
  search: URLSearchParams,
  changes: Record<string, string | null> = {},
): string {
  return withQuery("/trade-show-calendar", search, { page: null, ...changes });
}

/** URL of an iCalendar file with the same shows. */
export function calendarFileHref(search: URLSearchParams): string {
  return withQuery("/trade-show-calendar.ics", search, { page: null, view: null, month: null });
}

function withQuery(path: string, search: URLSearchParams, changes: Record<string, string | null>) {
  const wanted = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) wanted.delete(name);
    else wanted.set(name, value);
  }
  const tidy = readShowSearch(wanted);
  return tidy.size > 0 ? `${path}?${tidy}` : path;
}
