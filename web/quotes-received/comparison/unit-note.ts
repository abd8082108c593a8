import type { PriceUnit } from "../../../domain/quotes/responses/price-unit.ts";
import { formatCount } from "../../format.ts";

/** How the price for each foot came about, or why there is none. */
export function unitNote(unit: PriceUnit): string {
  if (unit.kind === "none") {
    return unit.why === "size-unreadable"
      ? "There is no price per foot: the booth size does not say a width and a depth."
      : "There is no price per foot: only islands, peninsulas and booths in a row are priced by it.";
  }
  const count = formatCount(unit.count);
  return unit.kind === "square-foot"
    ? `Prices per square foot are for ${count} square feet of floor.`
    : `Prices per linear foot are for ${count} feet of frontage along the aisle.`;
}
