import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../api/fetch-api.ts";

/** The member's passkeys, always refetched. */
export const passkeysQuery = queryOptions({
  queryKey: ["auth", "passkeys"],
  queryFn: () => fetchApi.call("GET /api/auth/user/passkeys"),
  staleTime: 0,
});

/** Whether the member re-authenticated recently, and the methods they have. */
export const reauthenticationQuery = queryOptions({
  queryKey: ["auth", "proof"],
  queryFn: () => fetchApi.call("GET /api/auth/user/proof"),
  staleTime: 0,
});
