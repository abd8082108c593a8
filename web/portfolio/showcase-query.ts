import type { Api } from "../../app-server/contract/api-client.ts";
import { pagesOf } from "../api/pages-of.ts";

const fiveMinutes = 5 * 60_000;

/**
 * The whole portfolio as pictures, page by page: fresh for 5 minutes, refetched every 5, retried
 * twice.
 */
export const showcaseQuery = (api?: Api) => ({
  ...pagesOf("GET /api/portfolio/showcase", {}, ({ projects }) => projects, api),
  staleTime: fiveMinutes,
  refetchInterval: fiveMinutes,
  refetchOnWindowFocus: false,
  retry: 2,
});
