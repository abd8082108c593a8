import type { MouseEvent } from "react";
import type { FacetBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import {
  type FilterDimension,
  filterDimensions,
} from "../../../domain/portfolio/search/project-filter.ts";
import { ChosenFilters } from "../../page/chosen-filters.tsx";
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
      label:
        dimension === "pictures" && value === "built"
          ? "Built only"
          : (optionsOf(dimension).find((each) => each.value === value)?.label ?? value),
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
    <ChosenFilters
      chips={chosen.map(({ key, label, next }) => ({
        key,
        label,
        to: toAddress(next),
        onClick: go(() => choose(() => next)),
      }))}
      clear={{ to: toAddress(withoutFilter(choice)), onClick: go(() => choose(withoutFilter)) }}
    />
  );
}
