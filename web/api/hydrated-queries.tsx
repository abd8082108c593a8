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

/** Queries that `prefetch` has read. The same data is the same bytes, whenever it was read. */
export type ReadQueries = [key: QueryKey, data: unknown, queryType?: "infinite"][];

type Read = (state: string) => DehydratedState;
type Props = { state: string | null | undefined; read?: Read; children: ReactNode };

/**
 * Hydrates queries with what the loader prefetched. A page may come from a cache, so its data
 * counts as read when it arrives.
 */
export function HydratedQueries({ state, read = readNow, children }: Props) {
  const served = useMemo(() => state && read(state), [state, read]);
  return <HydrationBoundary state={served || null}>{children}</HydrationBoundary>;
}

/** For a page that hydrates several parts with one state: it is parsed once. */
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

/** For public content: the server reads the same text once for all pages. Lists of a member's own are read for each page, and not stored. */
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
