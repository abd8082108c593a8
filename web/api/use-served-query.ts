import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from "@tanstack/react-query";
import { useState } from "react";
import { readServed, type Served, type ServedValue } from "./served.ts";

/** The loader's answer while the page is asked for the same as on arrival, by this key; null after that, and within the site. */
export function useServed<Text extends Served<unknown>>(
  served: Text | null | undefined,
  key: string | number,
): ServedValue<Text> | null {
  const [first] = useState(() => ({ answer: served ? readServed(served) : null, key }));
  return first.key === key ? first.answer : null;
}

/** A query that begins with the data that the loader read. `null`: the loader couldn't read it, and the query doesn't try again. */
export function useServedQuery<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  served: Data | null | undefined,
): UseQueryResult<Data> {
  return useQuery({ ...query, initialData: served ?? undefined, enabled: served !== null });
}
