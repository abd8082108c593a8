import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** The shows and countries with rates. */
export const showServicesQuery = () =>
  queryOptions({
    queryKey: ["admin", "rates", "services"],
    queryFn: () => fetchApi.call("GET /api/admin/show-services"),
    retry: false,
  });

/** The rates of one show. */
export const servicesOfShowQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "rates", "show", id],
    queryFn: () => fetchApi.call("GET /api/trade-shows/:id/services", { params: { id } }),
    retry: false,
  });

/** The operator's usual prices. */
export const benchmarksQuery = () =>
  queryOptions({
    queryKey: ["admin", "rates", "benchmarks"],
    queryFn: () => fetchApi.call("GET /api/admin/benchmarks"),
    retry: false,
  });
