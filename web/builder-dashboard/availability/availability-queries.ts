import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** The builder's hours, times away and limits. */
export const capacityQuery = queryOptions({
  queryKey: ["builder-capacity"],
  queryFn: () => fetchApi.call("GET /api/builders/capacity"),
});

/** The last requests in the builder's area that went to others. */
export const notAskedQuery = queryOptions({
  queryKey: ["builder-not-asked"],
  queryFn: () => fetchApi.call("GET /api/builders/not-asked"),
});
