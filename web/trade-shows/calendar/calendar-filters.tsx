import { showIndustries } from "../../../domain/trade-shows/show-industries.ts";
import { anyOption, SearchFilter, SelectFilter, withChosen } from "../../page/filter-fields.tsx";
import { useAutoSubmit } from "../../page/use-auto-submit.ts";
import { Button } from "../../ui/action/button.tsx";
import { industryLabel } from "../industry-label.ts";
import { statusOptions } from "../show-status-look.ts";
import { form as formStyle, ofMonth, wide } from "./calendar-filters.css.ts";
import { isMonthView, readShowSearch, showsHref } from "./show-search-address.ts";

type Props = { search: URLSearchParams; cities: readonly string[]; years: readonly string[] };

/** The calendar's filter form; it submits as the visitor types, and works without scripts. */
export function CalendarFilters({ search, cities, years }: Props) {
  const live = useAutoSubmit({
    search,
    hrefOf: (wanted) => showsHref(readShowSearch(wanted)),
  });
  const isMonth = isMonthView(search);
  const month = search.get("month");
  const selects = [
    {
      name: "industry",
      label: "Industry",
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
          <SearchFilter
            id="show-search"
            placeholder="Show, city, industry or venue"
            value={search.get("search")}
          />
        </div>
        {selects
          .filter(({ name }) => !(isMonth && name === "year"))
          .map(({ name, label, options }) => (
            <SelectFilter
              key={name}
              id={`show-${name}`}
              {...{ name, label, value: search.get(name) }}
              options={[anyOption, ...withChosen(options, search.get(name))]}
            />
          ))}
        <div className={wide}>
          <Button type="submit">Search</Button>
        </div>
      </form>
    </search>
  );
}

function asOption(value: string) {
  return { value, label: value };
}
