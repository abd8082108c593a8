import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import type { QueueAddress } from "./queue-address.ts";

/** A page of the queue, the longest waiting first. */
export const queueQuery = ({ need, find, at }: QueueAddress, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "queue", need, find, at],
    queryFn: () =>
      api.call("GET /api/admin/quotes", {
        query: {
          ...(need === "builders" ? { status: "pending" } : {}),
          ...(find ? { search: find } : {}),
          sort: "waiting",
          page: `${at}`,
        },
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
