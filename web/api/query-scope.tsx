import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { closeFailureToast } from "../ui/feedback/toast-store.ts";

let ofThisVisit: QueryClient | undefined;

/** The query client: one per visit in the browser, one per request on the server. */
function queryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  ofThisVisit ??= createQueryClient();
  return ofThisVisit;
}

/**
 * Provides the query client to parts that read over REST. Pages without such parts don't load it.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A query client that never refetches by itself: data don't go stale, failures aren't retried. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    // a successful change closes the toast of a failed one
    mutationCache: new MutationCache({ onSuccess: closeFailureToast }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      // offline, a change fails at once with a message instead of being sent later
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
