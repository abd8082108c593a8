import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  QueryClient,
} from "@tanstack/react-query";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../context.ts";
import type { Api } from "./api.ts";

/**
 * For loaders: reads these queries in this request's own cache and hands it on for hydration.
 * A read that fails is left out, so that the browser tries again and shows its error.
 */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  // biome-ignore lint/suspicious/noExplicitAny: queries of all shapes go in side by side
  queries: (api: Api) => FetchQueryOptions<any, any, any, any>[],
): Promise<DehydratedState> {
  const client = new QueryClient();
  await Promise.all(queries(context.get(apiContext)).map((query) => client.prefetchQuery(query)));
  return dehydrate(client);
}
