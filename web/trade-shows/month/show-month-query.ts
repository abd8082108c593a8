import { keepPreviousData } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { callQuery } from "../../api/call-query.ts";

/** A month of the calendar for a URL; the previous month stays visible while it loads. */
export const showMonthQuery = (search: URLSearchParams, api?: Api) => {
  const wanted = new URLSearchParams(search);
  wanted.delete("view");
  return {
    ...callQuery("GET /api/trade-shows/month", { query: wanted }, api),
    placeholderData: keepPreviousData,
  };
};
