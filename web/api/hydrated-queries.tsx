import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";

type Props = { state: string | null | undefined; children: ReactNode };

/**
 * Hydrates queries with what the loader prefetched. A page may come from a cache, so its data
 * counts as read when it arrives.
 */
export function HydratedQueries({ state, children }: Props) {
  const served = useMemo(() => state && readNow(JSON.parse(state)), [state]);
  return <HydrationBoundary state={served || null}>{children}</HydrationBoundary>;
}

function readNow({ queries, ...rest }: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}
