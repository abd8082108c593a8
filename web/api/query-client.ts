import { MutationCache, QueryClient } from "@tanstack/react-query";
import { closeFailureToast } from "../ui/feedback/toast-store.ts";

/** A cache whose reads stay as they are: never stale, not read again by itself, not retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // a change that worked ends the message of one that did not
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
