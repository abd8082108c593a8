import { queryOptions, useQuery } from "@tanstack/react-query";
import type { FacetBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { fetchApi } from "../../api/fetch-api.ts";

const tenMinutes = 10 * 60_000;

/** Names of public builders by id: served with the page, refetched every 10 minutes, retried twice. */
const builderNamesQuery = () =>
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

/** Builder options by name, refetched every ten minutes, so that builders no longer public disappear. */
export function useBuilderFacets(facets: readonly FacetBody[] | null): readonly FacetBody[] {
  const served = Object.fromEntries((facets ?? []).map(({ value, label }) => [value, label]));
  const { data: names, isFetchedAfterMount } = useQuery({
    ...builderNamesQuery(),
    initialData: served,
    enabled: facets !== null,
  });
  if (!isFetchedAfterMount) return facets ?? [];
  return (facets ?? [])
    .filter(({ value }) => value in names)
    .map((facet) => ({ ...facet, label: names[facet.value] ?? facet.label }))
    .sort((one, other) => one.label.localeCompare(other.label, "en"));
}
