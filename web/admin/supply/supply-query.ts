import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import type { Spot } from "./supply-address.ts";

/** How many builders can be asked, by city, size and type. */
export const supplyQuery = (city: string | null, api: Pick<Api, "call"> = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "supply", city],
    queryFn: () => api.call("GET /api/admin/supply", { query: city === null ? {} : { city } }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Builders that lack one thing for a spot. */
export const nearBuildersQuery = (spot: Spot) =>
  queryOptions({
    queryKey: ["admin", "supply-near", spot],
    queryFn: () => fetchApi.call("GET /api/admin/supply/near", { query: spot }),
    retry: false,
  });

/** The latest invites of builders. */
export const invitesQuery = () =>
  queryOptions({
    queryKey: ["admin", "builder-invites"],
    queryFn: () => fetchApi.call("GET /api/admin/builder-invites"),
    retry: false,
  });
