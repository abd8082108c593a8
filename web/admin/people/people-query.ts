import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import type { PeopleGroup } from "../../../domain/account-administration/ports.ts";
import { fetchApi } from "../../api/fetch-api.ts";

type Wanted = { search: string; group: PeopleGroup | null; page: number };

/** Initial filter of the list. */
export const firstPeople: Wanted = { search: "", group: null, page: 1 };

/** A page of the people and builders that an admin looks for. The page before stays until it is there. */
export const peopleQuery = (wanted: Wanted, api: Pick<Api, "call"> = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "people", wanted],
    queryFn: () => api.call("GET /api/admin/people", { query: wanted }),
    placeholderData: keepPreviousData,
    retry: false,
  });
