import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";
import { fetchApi } from "../api/fetch-api.ts";

const minute = 60_000;

/** Whoever is signed in, or null: fresh for 5 minutes, kept for 10. */
export const currentUserQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["auth", "user"],
    queryFn: () => api.currentUser(),
    staleTime: 5 * minute,
    gcTime: 10 * minute,
    retry: false,
  });
