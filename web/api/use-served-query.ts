import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from "@tanstack/react-query";
import { useState } from "react";
import { readServed, type Served, type ServedValue } from "./served.ts";

/**
 * The loader's answer as long as `key` is the one of the first render; null for other keys, and
 * after client-side navigation.
 */
export function useServed<Text extends Served<unknown>>(
  served: Text | null | undefined,
  key: string | number,
): ServedValue<Text> | null {
  const [first] = useState(() => ({ answer: served ? readServed(served) : null, key }));
  return first.key === key ? first.answer : null;
}

/**
 * A query whose initial data the loader has read. `null` means that the loader failed: the query
 * doesn't try again.
 */
export function useServedQuery<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  served: Data | null | undefined,
): UseQueryResult<Data> {
  return useQuery({ ...query, initialData: served ?? undefined, enabled: served !== null });
}
