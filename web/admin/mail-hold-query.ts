import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Whether this is a copy of a database, whose emails wait for their release. */
export const mailHoldQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "mail-hold"],
    queryFn: () => api.call("GET /api/admin/mail-hold"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
