import type { Api } from "../../app-server/contract/api-client.ts";
import { pagesOf } from "../api/pages-of.ts";

/** The builder's own quotes, newest first, page by page. */
export const ownResponsesQuery = (api?: Api) =>
  pagesOf("GET /api/dashboard/quote-responses", { limit: 20 }, (page) => [page], api);
