import type { BuilderSearchBody } from "../../app-server/contract/builders/builder-search-body.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { boothSizes, budgetRanges, exhibitTypes } from "../../domain/quotes/options.ts";
import { anyOption, SearchFilter, SelectFilter, withChosen } from "../page/filter-fields.tsx";
import { useAutoSubmit } from "../page/use-auto-submit.ts";
import { Button } from "../ui/action/button.tsx";
import { Field } from "../ui/form/field.tsx";
import {
  form as formStyle,
  further as furtherStyle,
  last,
  more,
  moreBox,
  wide,
  words,
} from "./builder-filters.css.ts";
import { buildersHref, readBuilderSearch } from "./builder-search-address.ts";
import { PlaceInput } from "./search/place-input.tsx";
import { ShowInput } from "./search/show-input.tsx";

type Facets = BuilderSearchBody["facets"];
type Props = { search: URLSearchParams; facets: Facets };
type Option = { value: string; label: string };

const booth: { name: string; label: string; options: readonly Option[] }[] = [
  {
    name: "boothType",
    label: "Booth type",
    options: exhibitTypes.filter(({ value }) => value !== "other"),
  },
  {
    name: "boothSize",
    label: "Booth size",
    options: boothSizes.filter(({ value }) => value !== "custom"),
  },
  { name: "budget", label: "Budget", options: budgetRanges },
];
const further = [
  { name: "region", label: "Region" },
  { name: "specialty", label: "Specialty" },
  { name: "teamSize", label: "Team size" },
] as const;

/**
 * The filter form of the builders list; it submits as the visitor types, and works without scripts.
 */
export function BuilderFilters({ search, facets }: Props) {
  const live = useAutoSubmit({
    search,
    hrefOf: (wanted) => buildersHref(readBuilderSearch(wanted)),
  });
  const select = (name: string, label: string, options: readonly Option[]) => (
    <SelectFilter
      key={name}
      id={`builder-${name}`}
      {...{ name, label, value: search.get(name) }}
      options={[anyOption, ...options]}
    />
  );
  const isFurtherChosen = ["search", ...further.map(({ name }) => name)].some((name) =>
    search.has(name),
  );
  return (
    <search aria-label="Builders">
      <form method="get" action="/our-builders" className={formStyle} {...live}>
        <div className={wide}>
          <Field label="Place" id="builder-place">
            {({ id }) => (
              <PlaceInput
                {...{ id, name: "place", value: search.get("place") ?? "" }}
                placeholder="e.g. Las Vegas"
              />
            )}
          </Field>
        </div>
        <div className={wide}>
          <Field label="Show" id="builder-show">
            {({ id }) => (
              <ShowInput
                {...{ id, name: "show", value: search.get("show") ?? "" }}
                placeholder="e.g. CES"
              />
            )}
          </Field>
        </div>
        {booth.map(({ name, label, options }) =>
          select(name, label, withChosen(options, search.get(name), boothSizeText)),
        )}
        <label className={more}>
          <input type="checkbox" className={moreBox} defaultChecked={isFurtherChosen} />
          More filters
        </label>
        <div className={furtherStyle}>
          <div className={words}>
            <SearchFilter
              id="builder-search"
              placeholder="Name, city, specialty or industry"
              value={search.get("search")}
            />
          </div>
          {further.map(({ name, label }) =>
            select(name, label, optionsOf(facets[name], search.get(name))),
          )}
        </div>
        <div className={last}>
          <Button type="submit" full>
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}

/** The options with results, and the selected one. */
function optionsOf(facets: Facets["region"], chosen: string | null) {
  return facets
    .filter(({ value, count }) => count !== 0 || value === chosen)
    .map(({ value, count }) => ({
      value,
      label: count === null ? value : `${value} (${count})`,
    }));
}
