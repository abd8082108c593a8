import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

const tenMinutes = 10 * 60_000;

/** Names of public builders by id: served with the page, refetched every 10 minutes, retried twice. */
export const builderNamesQuery = () =>
  queryOptions({
    queryKey: ["portfolio", "builder-names"],
    queryFn: async () => {
      const builders = await fetchApi.call("GET /api/builders");
      return Object.fromEntries(
        builders
          .filter((each) => each.public && each.name)
          .map(({ notionId, name }) => [notionId, name]),
      );
    },
    staleTime: tenMinutes,
    refetchInterval: tenMinutes,
    refetchOnWindowFocus: false,
    retry: 2,
  });
