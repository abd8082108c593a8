import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";

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
  const { queries, ...rest } = JSON.parse(state) as DehydratedState;
  const dataUpdatedAt = Date.now();
  return {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}
