import type { Api } from "../../app-server/contract/api-client.ts";
import { callQuery } from "../api/call-query.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The reader's first jobs under way, for the dashboard. */
export const yourJobsQuery = (api: Api = fetchApi) =>
  callQuery("GET /api/jobs", { query: { state: "open", limit: 5 } }, api);
