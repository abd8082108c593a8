import { queuedStandings } from "../../../domain/promise/quote-promise.ts";
import { toPageNumber } from "../../../domain/shared/page-number.ts";

const lastPage = 500;

/**
 * The filters of the queue: requests without builders, requests whose promise needs an admin, or
 * all open ones. The first is the default.
 */
export const queueFilters = [
  { name: "builders", label: "Need builders" },
  { name: "waiting", label: "Waiting for you" },
  { name: "at-risk", label: "At risk" },
  { name: "missed", label: "Missed" },
  { name: "paused", label: "Paused" },
  { name: "open", label: "All open" },
] as const;
export type QueueFilter = (typeof queueFilters)[number]["name"];
export type QueueStanding = (typeof queuedStandings)[number];

/** The standing of promises that a filter selects; null for filters of requests. */
export function standingOf(need: QueueFilter): QueueStanding | null {
  return queuedStandings.find((standing) => standing === need) ?? null;
}

/**
 * The queue's URL in parts: filter, search text, page by number or by cursor, and the opened
 * request.
 */
export type QueueAddress = {
  need: QueueFilter;
  find: string;
  at: number;
  after: string | null;
  brief: string | null;
};

export function readQueueAddress(address: URLSearchParams): QueueAddress {
  const asked = queueFilters.find(({ name }) => name === address.get("need"))?.name;
  return {
    need: asked ?? "builders",
    find: address.get("find")?.trim().slice(0, 100) ?? "",
    at: Math.min(toPageNumber(address.get("at")), lastPage),
    after: address.get("after") || null,
    brief: address.get("brief") || null,
  };
}

/** URL of the queue with these parameters; defaults are left out. */
export function queueHref(place: QueueAddress, change: Partial<QueueAddress> = {}): string {
  const { need, find, at, after, brief } = { ...place, ...change };
  const search = new URLSearchParams();
  if (need !== "builders") search.set("need", need);
  if (find) search.set("find", find);
  if (at > 1) search.set("at", `${at}`);
  if (after) search.set("after", after);
  if (brief) search.set("brief", brief);
  const text = `${search}`;
  return text ? `/admin-dashboard?${text}` : "/admin-dashboard";
}

/** The first page of a filter, with no request opened. */
export const firstPage = { at: 1, after: null, brief: null };
