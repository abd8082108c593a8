import type { rateUnits } from "../../../domain/offers/own-rates.ts";

/** A rate's unit, and which quantity of the booth it is for. */
export const rateUnitWords: Record<(typeof rateUnits)[number], string> = {
  ...{ lot: "Whole job", each: "Each" },
  ...{ "sq-ft": "Sq ft of floor", "sq-m": "Sq m of floor" },
  ...{ "linear-ft": "Linear ft of frontage", "linear-m": "Linear m of frontage" },
  ...{ hour: "Hour", lb: "Pound", cwt: "CWT (100 lb)" },
};
