import { exhibitTypes } from "../quotes/options.ts";
import type { SizeBand } from "../shared/booth-area.ts";

/** The types of booths that builders are counted by, and any of them. */
export const supplyTypes = [
  { value: "any", label: "Any type" },
  ...exhibitTypes.filter(({ value }) => value !== "other"),
] as const;
export type SupplyType = (typeof supplyTypes)[number]["value"];
export type SupplySize = SizeBand["value"];
