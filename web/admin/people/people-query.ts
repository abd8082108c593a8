import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import type { PeopleAddress } from "../people-address.ts";

/** A page of the people and builders that an admin looks for. The page before stays until it is there. */
export const peopleQuery = (wanted: PeopleAddress, api: Pick<Api, "call"> = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "people", wanted],
    queryFn: () => api.call("GET /api/admin/people", { query: wanted }),
    placeholderData: keepPreviousData,
    retry: false,
  });
