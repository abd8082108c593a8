import type { FilterDimension } from "../../../domain/portfolio/search/project-filter.ts";
import type { Facet } from "../../../domain/portfolio/search/project-search.ts";
import { boothArea } from "../../../domain/shared/booth-area.ts";

const byAlphabet = new Intl.Collator("en", { numeric: true });

/** How the values of a dimension are offered: sizes by area, the rest by the alphabet. */
export function facetOrder(dimension: FilterDimension) {
  const area = ({ value }: Facet) => boothArea(value) ?? Number.MAX_SAFE_INTEGER;
  return (one: Facet, other: Facet) =>
    (dimension === "exhibitSizes" ? area(one) - area(other) : 0) ||
    byAlphabet.compare(one.label, other.label);
}
