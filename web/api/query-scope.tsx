import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./query-client.ts";

let ofThisVisit: QueryClient | undefined;

/** One cache for a whole visit in the browser, one for each request on the server. */
function queryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  ofThisVisit ??= createQueryClient();
  return ofThisVisit;
}

/** For parts that read over REST and keep what they read. Pages without any do not load it. */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
