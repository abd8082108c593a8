import {
  type RequestSort,
  requestSorts,
} from "../../../domain/assignment/requests/request-search.ts";
import { type StatusGroup, statusGroups } from "../../../domain/quotes/request-state.ts";
import { toPageNumber } from "../../../domain/shared/page-number.ts";

const lastPage = 500;

/** The URL's query reduced to the parameters that the server knows. */
export function adminSearch(address: URLSearchParams): URLSearchParams {
  const search = adminChoice(address);
  search.set("page", `${Math.min(toPageNumber(address.get("page")), lastPage)}`);
  return search;
}

/** URL of the list with these parameters and page; defaults are left out. */
export function adminHref(address: URLSearchParams, page = 1): string {
  const search = adminChoice(address);
  if (page > 1) search.set("page", `${page}`);
  return `/admin-dashboard?${`${search}` || "view=requests"}`;
}

/** Whether a URL filters, sorts or pages the list of all requests. */
export function isListAddress(address: URLSearchParams): boolean {
  return ["status", "search", "sort", "page"].some((name) => address.get(name));
}

function adminChoice(address: URLSearchParams): URLSearchParams {
  const choice = new URLSearchParams();
  const status = toStatusGroup(address.get("status"));
  const text = address.get("search")?.trim().slice(0, 100);
  const sort = address.get("sort");
  if (status) choice.set("status", status);
  if (text) choice.set("search", text);
  if (isSort(sort) && sort !== "newest") choice.set("sort", sort);
  return choice;
}

function isSort(text: string | null): text is RequestSort {
  return (requestSorts as readonly (string | null)[]).includes(text);
}

/** The status group with this name; undefined when there is none. */
function toStatusGroup(text: string | null): StatusGroup | undefined {
  return text && Object.hasOwn(statusGroups, text) ? (text as StatusGroup) : undefined;
}
