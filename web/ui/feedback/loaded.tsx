import type { ReactNode } from "react";
import { LoadFailure } from "./load-failure.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";

type Props<Data> = {
  query: {
    data: Data | undefined;
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    refetch(): unknown;
  };
  /** For screen readers meanwhile: "Loading your availability". */
  loading: string;
  failure: { title: string; text: string };
  /** How many entries are expected. */
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** The answer of a query: rows in outline until it is there, a retry when it couldn't be. */
export function Loaded<Data>({ query, loading, failure, rows = 2, children }: Props<Data>) {
  return (
    <>
      {query.isPending && <RowsSkeleton label={loading} rows={rows} />}
      {query.isError && <LoadFailure {...failure} query={query} />}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
