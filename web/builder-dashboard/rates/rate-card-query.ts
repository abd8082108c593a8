import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** The builder's own rates. A form begins with what is stored now, and what is typed is not overwritten later. */
export const rateCardQuery = queryOptions({
  queryKey: ["builder-rates"],
  queryFn: () => fetchApi.call("GET /api/builders/rates"),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
