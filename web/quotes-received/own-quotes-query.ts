import type { Api } from "../../app-server/contract/api-client.ts";
import { pagesOf } from "../api/pages-of.ts";

/** The exhibitor's own requests, those that need a decision first, twenty per page. */
export const ownQuotesQuery = (api?: Api) =>
  pagesOf("GET /api/dashboard/quotes", { limit: 20, order: "need" }, ({ quotes }) => quotes, api);
