import { queryOptions, useQuery } from "@tanstack/react-query";
import { type MouseEvent, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type {
  FacetBody,
  ProjectSearchBody,
} from "../../../app-server/contract/portfolio/portfolio.ts";
import {
  type FilterDimension,
  isFiltered,
} from "../../../domain/portfolio/search/project-filter.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { Button } from "../../ui/action/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { ChosenValues } from "./chosen-values.tsx";
import { FacetFilter } from "./facet-filter.tsx";
import { actions, bar, filters, withoutScripts } from "./filter-bar.css.ts";
import { type Choose, type PortfolioChoice, toggleValue } from "./portfolio-choice.ts";
import { SortSelect } from "./sort-select.tsx";

const tenMinutes = 10 * 60_000;

/**
 * Names of public builders by id: served with the page, refetched every 10 minutes, retried twice.
 */
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

/**
 * Builder options, sorted by name and refetched every ten minutes, so that builders who are no
 * longer public disappear.
 */
function useBuilderFacets(facets: readonly FacetBody[] | null): readonly FacetBody[] {
  const served = Object.fromEntries((facets ?? []).map(({ value, label }) => [value, label]));
  const { data: names, isFetchedAfterMount } = useQuery({
    ...builderNamesQuery(),
    initialData: served,
    enabled: facets !== null,
  });
  return useMemo(() => {
    if (!isFetchedAfterMount) return facets ?? [];
    return (facets ?? [])
      .filter(({ value }) => value in names)
      .map((facet) => ({ ...facet, label: names[facet.value] ?? facet.label }))
      .sort((one, other) => one.label.localeCompare(other.label, "en"));
  }, [facets, names, isFetchedAfterMount]);
}

type Props = {
  choice: PortfolioChoice;
  /** The choice that chips and projects show; it follows `choice` one paint later. */
  shown: PortfolioChoice;
  choose: Choose;
  facets: ProjectSearchBody["facets"] | null;
};

const usual: { dimension: FilterDimension; label: string }[] = [
  { dimension: "industries", label: "Industry" },
  { dimension: "exhibitTypes", label: "Exhibit Type" },
  { dimension: "exhibitSizes", label: "Size" },
  { dimension: "locations", label: "Location" },
];
const further: typeof usual = [
  { dimension: "builderIds", label: "Builder" },
  { dimension: "features", label: "Features" },
];

/**
 * The portfolio's filters and sort order as a form: without scripts it is submitted by a button,
 * with scripts each choice applies at once.
 */
export function FilterBar({ choice, shown, choose, facets }: Props) {
  const { search } = useLocation();
  const [wantsMore, setWantsMore] = useState(() => new URLSearchParams(search).has("more"));
  const builders = useBuilderFacets(facets?.builderIds ?? null);
  const { filter } = choice;
  const isMoreOpen = wantsMore || filter.builderIds.length > 0 || filter.features.length > 0;
  const optionsOf = (dimension: FilterDimension): readonly FacetBody[] =>
    dimension === "builderIds" ? builders : (facets?.[dimension] ?? []);
  const show = ({ dimension, label }: (typeof usual)[number]) => (
    <FacetFilter
      key={dimension}
      name={dimension}
      label={label}
      options={optionsOf(dimension)}
      chosen={filter[dimension]}
      onToggle={toggle}
    />
  );
  const toggle = useCallback(
    (dimension: FilterDimension, value: string) =>
      choose((latest) => toggleValue(latest, dimension, value)),
    [choose],
  );
  const toggleMore = (event: MouseEvent) => {
    event.preventDefault();
    setWantsMore(!isMoreOpen);
  };
  return (
    <section aria-label="Filters" className={bar}>
      <form action="/portfolio" id="portfolio-filters" className={filters}>
        {choice.sort !== "newest" && <input type="hidden" name="sort" value={choice.sort} />}
        {usual.map(show)}
        {isMoreOpen && further.map(show)}
        {(optionsOf("pictures").length > 0 || filter.pictures.length > 0) && (
          <Checkbox
            label="Built only"
            name="pictures"
            value="built"
            checked={filter.pictures.includes("built")}
            onChange={() => toggle("pictures", "built")}
          />
        )}
        <Button
          type="submit"
          name={isMoreOpen ? undefined : "more"}
          value={isMoreOpen ? undefined : "1"}
          size="small"
          tone="quiet"
          aria-expanded={isMoreOpen}
          onClick={toggleMore}
          disabled={filter.builderIds.length > 0 || filter.features.length > 0}
        >
          {isMoreOpen ? "Fewer Filters" : "More Filters"}
        </Button>
        <span className={withoutScripts}>
          <Button type="submit" size="small" tone="accent">
            Apply
          </Button>
        </span>
      </form>
      <div className={actions}>
        <SortSelect
          choice={choice}
          onSort={(sort) => choose((latest) => ({ ...latest, sort, page: 1 }))}
        />
      </div>
      {(isFiltered(shown.filter) || shown.card) && (
        <ChosenValues choice={shown} choose={choose} optionsOf={optionsOf} />
      )}
    </section>
  );
}
