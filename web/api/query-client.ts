import { MutationCache, QueryClient } from "@tanstack/react-query";
import { closeFailureToast } from "../ui/feedback/toast-store.ts";

/** A cache whose reads stay as they are: never stale, not read again by itself, not retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // a successful change closes the message of a failed one
    mutationCache: new MutationCache({ onSuccess: closeFailureToast }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
