import { exhibitTypes } from "../quotes/options.ts";
import type { SizeBand } from "../shared/booth-area.ts";

/** Booth types that builders are counted by, and "any". */
export const supplyTypes = [
  { value: "any", label: "Any type" },
  ...exhibitTypes.filter(({ value }) => value !== "other"),
] as const;
export type SupplyType = (typeof supplyTypes)[number]["value"];
export type SupplySize = SizeBand["value"];
