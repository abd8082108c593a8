import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** The pending new address, refetched each time the settings open. */
export const emailToConfirmQuery = queryOptions({
  queryKey: ["auth", "email-change"],
  queryFn: () => fetchApi.call("GET /api/auth/user/email-change"),
  staleTime: 0,
});
