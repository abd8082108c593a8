import type { BuilderSearchBody } from "../../app-server/contract/builders/builder-search-body.ts";
import { useAutoSubmit } from "../page/use-auto-submit.ts";
import { Button } from "../ui/action/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { form as formStyle, wide } from "./builder-filters.css.ts";
import { buildersHref, readBuilderSearch } from "./builder-search-address.ts";

type Facets = BuilderSearchBody["facets"];
type Props = { search: URLSearchParams; facets: Facets };

const selects = [
  { name: "region", label: "Region" },
  { name: "specialty", label: "Specialty" },
  { name: "teamSize", label: "Team size" },
] as const;

/** Filters the list: a plain form that also submits as the visitor types. */
export function BuilderFilters({ search, facets }: Props) {
  const live = useAutoSubmit({
    search,
    hrefOf: (wanted) => buildersHref(readBuilderSearch(wanted)),
  });
  return (
    <search aria-label="Builders">
      <form method="get" action="/our-builders" className={formStyle} {...live}>
        <div className={wide}>
          <Field label="Search" id="builder-search">
            {(control) => (
              <TextInput
                {...control}
                type="search"
                name="search"
                maxLength={100}
                autoComplete="off"
                placeholder="Name, city, specialty or industry"
                defaultValue={search.get("search") ?? ""}
              />
            )}
          </Field>
        </div>
        {selects.map(({ name, label }) => (
          <Field key={name} label={label} id={`builder-${name}`}>
            {(control) => (
              <Select
                {...control}
                name={name}
                defaultValue={search.get(name) ?? "all"}
                options={[
                  { value: "all", label: "All" },
                  ...optionsOf(facets[name], search.get(name)),
                ]}
              />
            )}
          </Field>
        ))}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

/** Options without results are left out unless selected. */
function optionsOf(facets: Facets["region"], chosen: string | null) {
  return facets
    .filter(({ value, count }) => count !== 0 || value === chosen)
    .map(({ value, count }) => ({
      value,
      label: count === null ? value : `${value} (${count})`,
    }));
}
