import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import type { Api } from "../../../app-server/contract/api-client.ts";
import type { QueuedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { type QueueAddress, standingOf } from "./queue-address.ts";

const usual = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
const pageSize = "20";

/** A request in the queue: from the list of requests, or from the list of promises. */
export type QueueItem =
  | { id: string; quote: AdminQuoteBody; promise: null }
  | { id: string; quote: null; promise: QueuedPromiseBody };

/** A page of the queue. A page by cursor has no number and no total. */
export type QueuePage = {
  items: QueueItem[];
  builders: { notionId: string; name: string }[];
  total: number | null;
  page: number;
  pageCount: number;
  next: string | null;
};

/**
 * A page of the queue: the longest-waiting request first or, filtered by promise, the earliest due
 * time of all quotes first.
 */
export const queueQuery = (place: QueueAddress, api: Api = fetchApi) => {
  const { need, find, at, after } = place;
  return queryOptions({
    queryKey: ["admin", "queue", need, find, at, after],
    queryFn: () => (standingOf(need) ? readPromises(place, api) : readRequests(place, api)),
    placeholderData: keepPreviousData,
    ...usual,
  });
};

async function readRequests({ need, find, at }: QueueAddress, api: Api): Promise<QueuePage> {
  const query = {
    ...(need === "builders" ? { status: "pending" } : {}),
    ...(find ? { search: find } : {}),
    sort: "waiting",
    page: `${at}`,
  };
  const found = await api.call("GET /api/admin/quotes", { query });
  return {
    items: found.quotes.map((quote) => ({ id: quote.id, quote, promise: null })),
    builders: found.builders,
    total: found.total ?? null,
    page: found.page ?? 1,
    pageCount: found.pageCount ?? 1,
    next: null,
  };
}

async function readPromises({ need, after }: QueueAddress, api: Api): Promise<QueuePage> {
  const standing = standingOf(need) ?? "waiting";
  const query = { standing, limit: pageSize, ...(after ? { after } : {}) };
  const { queue, counts, next } = await api.call("GET /api/admin/promise/queue", { query });
  return {
    items: queue.map((promise) => ({ id: promise.quoteRequestId, quote: null, promise })),
    builders: [],
    total: counts[standing],
    page: 1,
    pageCount: 1,
    next,
  };
}
