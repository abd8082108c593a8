import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** One's passkeys. Read anew each time they are looked at. */
export const passkeysQuery = queryOptions({
  queryKey: ["auth", "passkeys"],
  queryFn: () => fetchApi.call("GET /api/auth/user/passkeys"),
  staleTime: 0,
});

/** Whether one has proved lately that it is oneself, and how one can. */
export const proofQuery = queryOptions({
  queryKey: ["auth", "proof"],
  queryFn: () => fetchApi.call("GET /api/auth/user/proof"),
  staleTime: 0,
});
