import {
  type DehydratedState,
  HydrationBoundary,
  hashKey,
  type QueryKey,
} from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { browserNow } from "../ui/browser-now.ts";
import { parsed } from "./packed-rows.ts";
import { readServed, type Served } from "./served.ts";

/**
 * Queries that `prefetch` has read, without times, so that equal data serializes to equal bytes.
 */
export type ReadQueries = [key: QueryKey, data: unknown, queryType?: "infinite"][];

type Read = (state: string) => DehydratedState;
type Props = { state: string | null | undefined; read?: Read; children: ReactNode };

/**
 * Hydrates the query cache with the loader's prefetched data. The page may come from a cache, so
 * the data counts as fetched when it arrives.
 */
export function HydratedQueries({ state, read = readNow, children }: Props) {
  const served = useMemo(() => state && read(state), [state, read]);
  return <HydrationBoundary state={served || null}>{children}</HydrationBoundary>;
}

/** A reader for pages that hydrate several parts from one state: parses it only once. */
export function useReadOnce(): Read {
  const [read] = useState(() => {
    let [text, served]: [string?, DehydratedState?] = [];
    return (state: string) => {
      if (!served || text !== state) [text, served] = [state, readNow(state)];
      return served;
    };
  });
  return read;
}

function readNow(state: string): DehydratedState {
  return asHydrated(parsed(state) as ReadQueries);
}

/**
 * Parses prefetched state of public content, which the server keeps for all pages. A member's own
 * lists are parsed for each page and not kept.
 */
export function readForAll(state: string): DehydratedState {
  return asHydrated(readServed<Served<ReadQueries>>(state));
}

function asHydrated(read: ReadQueries): DehydratedState {
  const asRead = {
    dataUpdateCount: 1,
    dataUpdatedAt: browserNow().getTime(),
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: false,
    status: "success",
    fetchStatus: "idle",
  } as const;
  const queries = read.map(([queryKey, data, queryType]) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: 0,
    ...(queryType && { queryType }),
    state: { ...asRead, data },
  }));
  return { mutations: [], queries };
}
