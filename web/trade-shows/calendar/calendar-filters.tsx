import { showIndustries } from "../../../domain/trade-shows/show-industries.ts";
import { useAutoSubmit } from "../../page/use-auto-submit.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { industryLabel } from "../industry-label.ts";
import { statusOptions } from "../show-status-look.ts";
import { form as formStyle, ofMonth, wide } from "./calendar-filters.css.ts";
import { isMonthView, readShowSearch, showsHref } from "./show-search-address.ts";

type Props = { search: URLSearchParams; cities: readonly string[]; years: readonly string[] };

/** Filters the calendar: a plain form that also submits as the visitor types. */
export function CalendarFilters({ search, cities, years }: Props) {
  const live = useAutoSubmit({
    search,
    hrefOf: (wanted) => showsHref(readShowSearch(wanted)),
  });
  const isMonth = isMonthView(search);
  const month = search.get("month");
  const selects = [
    {
      ...{ name: "industry", label: "Industry" },
      options: showIndustries.map((value) => ({ value, label: industryLabel(value) })),
    },
    { name: "status", label: "Status", options: statusOptions },
    { name: "city", label: "City", options: cities.map(asOption) },
    { name: "year", label: "Year", options: years.map(asOption) },
  ];
  return (
    <search aria-label="Trade shows">
      <form
        method="get"
        action="/trade-show-calendar"
        className={isMonth ? `${formStyle} ${ofMonth}` : formStyle}
        {...live}
      >
        {isMonth && <input type="hidden" name="view" value="month" />}
        {isMonth && month && <input type="hidden" name="month" value={month} />}
        <div className={wide}>
          <Field label="Search" id="show-search">
            {(control) => (
              <TextInput
                {...control}
                type="search"
                name="search"
                maxLength={100}
                autoComplete="off"
                placeholder="Show, city, industry or venue"
                defaultValue={search.get("search") ?? ""}
              />
            )}
          </Field>
        </div>
        {selects
          .filter(({ name }) => !(isMonth && name === "year"))
          .map(({ name, label, options }) => (
            <Field key={name} label={label} id={`show-${name}`}>
              {(control) => (
                <Select
                  {...control}
                  name={name}
                  defaultValue={search.get(name) ?? "all"}
                  options={[
                    { value: "all", label: "All" },
                    ...withChosen(options, search.get(name)),
                  ]}
                />
              )}
            </Field>
          ))}
        <div className={wide}>
          <Button type="submit">Search</Button>
        </div>
      </form>
    </search>
  );
}

type Option = { value: string; label: string };

function asOption(value: string): Option {
  return { value, label: value };
}

/** The selected value is always offered, even if not in the list. */
function withChosen(options: readonly Option[], chosen: string | null): readonly Option[] {
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [...options, asOption(chosen)];
}
