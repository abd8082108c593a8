import X from "lucide-react/icons/x";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import type { FacetBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import {
  type FilterDimension,
  filterDimensions,
} from "../../../domain/portfolio/search/project-filter.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { chip, chips, clearAll } from "./chosen-values.css.ts";
import {
  type Choose,
  type PortfolioChoice,
  toAddress,
  toggleCard,
  toggleValue,
  withoutFilter,
} from "./portfolio-choice.ts";

type Props = {
  choice: PortfolioChoice;
  choose: Choose;
  optionsOf: (dimension: FilterDimension) => readonly FacetBody[];
};

/** The active filters as chips; pressing one removes it. */
export function ChosenValues({ choice, choose, optionsOf }: Props) {
  const chosen = filterDimensions.flatMap((dimension) =>
    choice.filter[dimension].map((value) => ({
      key: `${dimension}=${value}`,
      label: optionsOf(dimension).find((each) => each.value === value)?.label ?? value,
      next: toggleValue(choice, dimension, value),
    })),
  );
  if (choice.card) {
    chosen.push({
      key: "card",
      label: choice.card,
      next: { ...toggleCard(choice, choice.card) },
    });
  }
  const go = (next: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    next();
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul className={chips} role="list" aria-label="Chosen filters">
      {chosen.map(({ key, label, next }) => (
        <li key={key}>
          <Link to={toAddress(next)} className={chip} onClick={go(() => choose(() => next))}>
            <VisuallyHidden>Remove filter </VisuallyHidden>
            {label}
            <X size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={toAddress(withoutFilter(choice))}
          className={clearAll}
          onClick={go(() => choose(withoutFilter))}
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
