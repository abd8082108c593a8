import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./query-client.ts";

let ofThisVisit: QueryClient | undefined;

/** One cache per visit in the browser, one per request on the server. */
function queryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  ofThisVisit ??= createQueryClient();
  return ofThisVisit;
}

/** Provides the query cache to parts that read over REST. Pages without such parts don't load it. */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
