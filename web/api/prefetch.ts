import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type InfiniteData,
  QueryClient,
} from "@tanstack/react-query";
import type { RouterContextProvider } from "react-router";
import type { Api } from "../../app-server/contract/api-client.ts";
import { apiContext } from "../context.ts";
import type { ReadQueries } from "./hydrated-queries.tsx";
import { readServed, type Served, serve } from "./served.ts";

// biome-ignore-start lint/suspicious/noExplicitAny: queries of all shapes go in side by side
type Single = FetchQueryOptions<any, any, any, any>;
type Paged = FetchInfiniteQueryOptions<any, any, any, any, any>;
// biome-ignore-end lint/suspicious/noExplicitAny: from here on shapes matter

/**
 * For loaders: fetches these queries into a cache of this request and serializes it for
 * `HydratedQueries`. A failed query is left out, so that the browser tries again and shows the
 * error. One JSON text compresses a fifth better than React Router's own encoding of the same
 * values.
 */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  queries: (api: Api) => (Single | Paged)[],
): Promise<string> {
  const client = new QueryClient();
  const reads = queries(context.get(apiContext)).map((query) =>
    isPaged(query) ? client.prefetchInfiniteQuery(query) : client.prefetchQuery(query),
  );
  await Promise.all(reads);
  const all = client.getQueryCache().getAll();
  const read: ReadQueries = all
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, queryType, state: { data } }) =>
      queryType ? [queryKey, data, queryType] : [queryKey, data],
    );
  const pages = read.flatMap(([, data, type]) =>
    type ? (data as InfiniteData<unknown>).pages : [data],
  );
  return serve(read, pages);
}

/** The answer of the only prefetched query; undefined when it failed. */
export function readFirst<Value>(state: string): Value | undefined {
  return readServed<Served<ReadQueries>>(state)[0]?.[1] as Value | undefined;
}

/** Whether at least one query was prefetched. */
export function hasRead(state: string): boolean {
  return state !== "[]";
}

function isPaged(query: Single | Paged): query is Paged {
  return "initialPageParam" in query;
}
