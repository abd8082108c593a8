import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";

type Place = {
  /** The page's address. */
  at?: string;
  /** Keys of queries with their data. */
  read?: [QueryKey, unknown][];
  /** The keys of queries that have failed. */
  failed?: QueryKey[];
};

/** The HTML that the server writes for a part of a page. A test file waits for `untilChunksLoaded()` before. */
export function written(part: ReactNode, { at = "/", read = [], failed = [] }: Place = {}): string {
  // a failed read shows as failed, and not as one that begins again
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  for (const [key, data] of read) client.setQueryData(key, data);
  for (const queryKey of failed) {
    const query = client.getQueryCache().build(client, { queryKey });
    query.setState({ status: "error", error: new Error("Down"), fetchStatus: "idle" });
  }
  const Site = createRoutesStub([{ path: "*", Component: () => part }]);
  return renderToString(
    <QueryClientProvider client={client}>
      <Site initialEntries={[at]} />
    </QueryClientProvider>,
  );
}

/** The texts of HTML in its order, a line for each element that has some; what is said to screen readers alone is among them. */
export const linesOf = (html: string): string[] =>
  html
    .replace(/<!--.*?-->/g, "")
    .split(/<[^>]+>/)
    .map((text) =>
      text
        .replace(/&#x27;/g, "'")
        .replace(/&amp;/g, "&")
        .trim(),
    )
    .filter((text) => text !== "");
