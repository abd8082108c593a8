import type { ReactNode } from "react";
import type { FailureWords } from "./failure-text.ts";
import { LoadFailure } from "./load-failure.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";

type Props<Data> = {
  query: {
    data: Data | undefined;
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    error?: unknown;
    refetch(): unknown;
  };
  /** Text for screen readers while loading: "Loading your availability". */
  loading: string;
  failure: FailureWords & { title: string };
  /** Number of skeleton rows. */
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** The answer of a query: a skeleton while loading, and a retry on failure. */
export function Loaded<Data>({ query, loading, failure, rows = 2, children }: Props<Data>) {
  return (
    <>
      {query.isPending && <RowsSkeleton label={loading} rows={rows} />}
      {query.isError && <LoadFailure {...failure} query={query} />}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
