import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../api/fetch-api.ts";
import { type PortfolioChoice, toSearch } from "./portfolio-choice.ts";

const fiveMinutes = 5 * 60_000;

/** A page of the portfolio: fresh for 5 minutes, read again every 5, retried twice. The former one stays while it is read. */
export const portfolioQuery = (choice: PortfolioChoice) =>
  queryOptions({
    queryKey: ["portfolio", "search", `${toSearch(choice)}`],
    queryFn: () => fetchApi.searchPortfolio(toSearch(choice)),
    staleTime: fiveMinutes,
    refetchInterval: fiveMinutes,
    refetchOnWindowFocus: false,
    retry: 2,
    placeholderData: keepPreviousData,
  });
