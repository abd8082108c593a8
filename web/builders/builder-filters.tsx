import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { BuilderSearchBody } from "../../app-server/contract/builders/builder-search-body.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { boothSizes, budgetRanges, exhibitTypes, labelOf } from "../../domain/quotes/options.ts";
import { ChosenFilters } from "../page/chosen-filters.tsx";
import { anyOption, SelectFilter, withChosen } from "../page/filter-fields.tsx";
import { useAutoSubmit } from "../page/use-auto-submit.ts";
import { Button } from "../ui/action/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import {
  filters,
  form as formStyle,
  line,
  row,
  toggle,
  toggleBox,
  wide,
} from "./builder-filters.css.ts";
import {
  asUnderstood,
  buildersHref,
  hrefWithout,
  readBuilderSearch,
  wishes,
} from "./builder-search-address.ts";
import { PlaceInput } from "./search/place-input.tsx";
import { ShowInput } from "./search/show-input.tsx";

type Facets = BuilderSearchBody["facets"];
type Understood = BuilderSearchBody["understood"];
type Props = { search: URLSearchParams; facets: Facets; understood: Understood };
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
export function BuilderFilters({ search, facets, understood }: Props) {
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
  const wanted = asUnderstood(search, understood);
  const chips = wishes
    .filter((name) => wanted.has(name) && !(name === "search" && understood.length === 0))
    .map((name) => ({
      key: name,
      label: wishWords(name, wanted.get(name) ?? ""),
      to: hrefWithout(search, name, understood),
    }));
  return (
    <search aria-label="Builders">
      <form method="get" action="/our-builders" className={formStyle} {...live}>
        <div className={line}>
          <TextInput
            id="builder-search"
            type="search"
            name="search"
            aria-label="Search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Las Vegas 30 × 30 island"
            defaultValue={search.get("search") ?? ""}
          />
          <Button type="submit">Search</Button>
        </div>
        <div className={row}>
          <label className={toggle}>
            <input type="checkbox" className={toggleBox} />
            <SlidersHorizontal size={18} aria-hidden="true" />
            Filters
          </label>
          {chips.length > 0 && (
            <ChosenFilters chips={chips} clear={{ to: "/our-builders" }} oneRow />
          )}
        </div>
        <div className={filters}>
          <div className={wide}>
            <Field label="Place" id="builder-place">
              {({ id }) => (
                <PlaceInput
                  id={id}
                  name="place"
                  value={search.get("place") ?? ""}
                  placeholder="e.g. Las Vegas"
                />
              )}
            </Field>
          </div>
          <div className={wide}>
            <Field label="Show" id="builder-show">
              {({ id }) => (
                <ShowInput
                  id={id}
                  name="show"
                  value={search.get("show") ?? ""}
                  placeholder="e.g. CES"
                />
              )}
            </Field>
          </div>
          {booth.map(({ name, label, options }) =>
            select(name, label, withChosen(options, search.get(name), boothSizeText)),
          )}
          {further.map(({ name, label }) =>
            select(name, label, optionsOf(facets[name], search.get(name))),
          )}
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

/** A filter's value as its chip says it. */
function wishWords(name: string, value: string): string {
  if (name === "boothSize") return boothSizeText(value);
  if (name === "boothType") return labelOf(exhibitTypes, value);
  if (name === "budget") return labelOf(budgetRanges, value);
  return name === "search" ? `“${value}”` : value;
}
