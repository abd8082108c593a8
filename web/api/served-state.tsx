import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";

type Props = { state: DehydratedState | null | undefined; children: ReactNode };

/**
 * Hands what the loader has prefetched to the queries inside. A page is the same bytes whenever it is made and may have
 * waited in a cache that changes empty, so that its reads count as read when the page arrives.
 */
export function ServedState({ state, children }: Props) {
  const served = useMemo(() => state && readNow(state), [state]);
  return <HydrationBoundary state={served}>{children}</HydrationBoundary>;
}

function readNow({ queries, ...rest }: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}
