import { signsOfBoothType } from "../assignment/matching/required-skills.ts";
import { noBuilderFilter } from "../builder-profiles/builder-filter.ts";
import { whereabouts } from "../builder-profiles/wanted/whereabouts.ts";
import { sizeBands } from "../shared/booth-area.ts";
import { budgetRange } from "../shared/money/budget-range.ts";
import { partOfWorld, spellingsOf } from "../shared/part-of-world.ts";
import type { SupplyPlace, WantedPlace, WantedSize, WantedType } from "./ports.ts";
import { supplyTypes } from "./supply-types.ts";

/** Spellings by which builders cover a place, and of its part of the world. */
export function wantedPlace(place: SupplyPlace): WantedPlace {
  const known = { show: null, place, locations: [], types: [] };
  const there = whereabouts({ ...noBuilderFilter, place: place.city }, known).place;
  const part = partOfWorld(place.region, place.state);
  return { areas: there?.areas ?? [], regions: part ? spellingsOf(part) : [] };
}

/** Booth types that supply is counted for, with words by which builders name them. */
export const wantedTypes: WantedType[] = supplyTypes.map(({ value }) => ({
  type: value,
  signs: value === "any" ? [""] : [...signsOfBoothType(value)],
}));

/**
 * Booth sizes that supply is counted for, with their budgets in whole dollars; `maximum` null: no
 * upper bound.
 */
export const wantedSizes: WantedSize[] = sizeBands.map(({ value, budget }) => {
  const { minimum, maximum } = budgetRange(budget) ?? { minimum: 0, maximum: null };
  return { size: value, minimum, maximum };
});
