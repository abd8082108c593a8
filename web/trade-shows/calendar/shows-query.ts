import { keepPreviousData } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { callQuery } from "../../api/call-query.ts";

/** A page of the calendar for a URL's filter; the previous page stays while loading. */
export const showsQuery = (search: URLSearchParams, api?: Api) => ({
  ...callQuery("GET /api/trade-shows/search", { query: search }, api),
  placeholderData: keepPreviousData,
});
