import { useQuery } from "@tanstack/react-query";
import type { FacetBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { builderNamesQuery } from "./builder-names-query.ts";

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
