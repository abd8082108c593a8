import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { type PortfolioChoice, toSearch } from "./filters/portfolio-choice.ts";

const fiveMinutes = 5 * 60_000;

/** A page of the portfolio, and the answer's `X-Data-Source`; null means the default source. */
export async function searchPortfolio(choice: PortfolioChoice, api: Api) {
  const { body, headers } = await api.callWithHeaders("GET /api/portfolio/search", {
    query: toSearch(choice),
  });
  return { ...body, dataSource: headers.get("x-data-source") };
}

/**
 * A page of the portfolio: fresh for 5 minutes, refetched every 5, retried twice. The previous page
 * stays visible while it loads.
 */
export const portfolioQuery = (choice: PortfolioChoice) =>
  queryOptions({
    queryKey: ["portfolio", "search", `${toSearch(choice)}`],
    queryFn: () => searchPortfolio(choice, fetchApi),
    staleTime: fiveMinutes,
    refetchInterval: fiveMinutes,
    refetchOnWindowFocus: false,
    retry: 2,
    placeholderData: keepPreviousData,
  });
