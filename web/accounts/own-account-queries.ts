import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../api/fetch-api.ts";

/** The member's connected providers, always refetched. */
export const ownProvidersQuery = queryOptions({
  queryKey: ["auth", "providers"],
  queryFn: () => fetchApi.call("GET /api/auth/user/providers"),
  staleTime: 0,
});

/** The member's removed providers, always refetched. */
export const removedProvidersQuery = queryOptions({
  queryKey: ["auth", "providers", "removed"],
  queryFn: () => fetchApi.call("GET /api/auth/user/providers/removed"),
  staleTime: 0,
});

/** The member's sessions, always refetched. */
export const sessionsQuery = queryOptions({
  queryKey: ["auth", "sessions"],
  queryFn: () => fetchApi.call("GET /api/auth/user/sessions"),
  staleTime: 0,
});

/** The member's email preferences, always refetched. */
export const mailChoicesQuery = queryOptions({
  queryKey: ["auth", "mail"],
  queryFn: () => fetchApi.call("GET /api/auth/user/mail"),
  staleTime: 0,
});

/** The account's activity, always refetched. */
export const accountEventsQuery = queryOptions({
  queryKey: ["auth", "events"],
  queryFn: () => fetchApi.call("GET /api/auth/user/events"),
  staleTime: 0,
});
