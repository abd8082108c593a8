import type { PriceUnit } from "../../../../domain/quotes/comparison/price-unit.ts";
import { formatCount } from "../../../format.ts";

/**
 * Explains how the price per foot was computed, or why there is none. `isMixed`: some quotes are
 * priced for another booth than the current one.
 */
export function unitNote(unit: PriceUnit, isMixed = false): string {
  if (unit.kind === "none") {
    return unit.why === "size-unreadable"
      ? "Add the booth's width and depth to see a price per square foot."
      : "We show a price per foot for island, peninsula and inline booths only.";
  }
  if (isMixed) return "Prices per foot are for the booth that each quote is priced for.";
  const count = formatCount(unit.count);
  return unit.kind === "square-foot"
    ? `Prices per square foot are for ${count} square feet of floor.`
    : `Prices per linear foot are for ${count} feet of frontage along the aisle.`;
}
