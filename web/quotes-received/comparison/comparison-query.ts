import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** An exhibitor's choices about the show's bill. */
export type LandedChoices = {
  delivery: "advance" | "direct";
  late: "true" | "false";
  overtime: number;
};
export const usualLanded: LandedChoices = { delivery: "advance", late: "false", overtime: 0 };

/** The quotes for one request by category, and on the same scope; read again when a quote changes. */
export const comparisonQuery = (
  requestId: string,
  choices: LandedChoices = usualLanded,
  api: Api = fetchApi,
) =>
  queryOptions({
    queryKey: ["quote-requests", requestId, "comparison", choices],
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.call("GET /api/quote-requests/:id/comparison", {
        params: { id: requestId },
        query: choices,
      }),
    staleTime: 0,
    retry: false,
  });
