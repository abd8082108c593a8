import {
  type ProjectSort,
  projectSorts,
  toProjectSort,
} from "../../../domain/portfolio/search/project-sort.ts";
import { Button } from "../../ui/action/button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { withoutScripts } from "./filter-bar.css.ts";
import { type PortfolioChoice, toSearch } from "./portfolio-choice.ts";
import { label, sort as sortStyle } from "./sort-select.css.ts";

type Props = { choice: PortfolioChoice; onSort: (sort: ProjectSort) => void };

/** The sort order in a form of its own, which keeps filters and industry card. */
export function SortSelect({ choice, onSort }: Props) {
  const otherFilters = [...toSearch({ ...choice, sort: "newest", page: 1 })];
  return (
    <form action="/portfolio" className={sortStyle}>
      {otherFilters.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="portfolio-sort" className={label}>
        Sort by
      </label>
      <Select
        id="portfolio-sort"
        name="sort"
        options={projectSorts}
        value={choice.sort}
        onChange={(event) => onSort(toProjectSort(event.target.value))}
      />
      <span className={withoutScripts}>
        <Button type="submit" size="small">
          Sort
        </Button>
      </span>
    </form>
  );
}
