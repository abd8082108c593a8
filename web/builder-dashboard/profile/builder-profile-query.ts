import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi, nullAt } from "../../api/fetch-api.ts";

/** The member's builder profile; null when they have none. */
export const builderProfileQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["builders", "profile"],
    queryFn: () => nullAt(404, api.call("GET /api/builders/profile")),
    staleTime: Number.POSITIVE_INFINITY,
  });
