import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** The providers that sign one in. Read anew each time it is looked at. */
export const ownProvidersQuery = queryOptions({
  queryKey: ["auth", "providers"],
  queryFn: () => fetchApi.call("GET /api/auth/user/providers"),
  staleTime: 0,
});

/** The providers that one has removed. Read anew each time it is looked at. */
export const removedProvidersQuery = queryOptions({
  queryKey: ["auth", "providers", "removed"],
  queryFn: () => fetchApi.call("GET /api/auth/user/providers/removed"),
  staleTime: 0,
});

/** Where one is signed in. Read anew each time it is looked at. */
export const sessionsQuery = queryOptions({
  queryKey: ["auth", "sessions"],
  queryFn: () => fetchApi.call("GET /api/auth/user/sessions"),
  staleTime: 0,
});

/** What one hears of by mail. Read anew each time it is looked at. */
export const mailChoicesQuery = queryOptions({
  queryKey: ["auth", "mail"],
  queryFn: () => fetchApi.call("GET /api/auth/user/mail"),
  staleTime: 0,
});

/** What happened to one's account. Read anew each time it is looked at. */
export const accountEventsQuery = queryOptions({
  queryKey: ["auth", "events"],
  queryFn: () => fetchApi.call("GET /api/auth/user/events"),
  staleTime: 0,
});
