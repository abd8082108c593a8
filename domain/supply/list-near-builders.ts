import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { sizeBands } from "../shared/booth-area.ts";
import { ok, type Result } from "../shared/result.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { Miss, NearBuilder } from "./ports.ts";
import { findPlace, type SupplyNeeds } from "./read-supply.ts";
import { wantedPlace, wantedSizes, wantedTypes } from "./spot.ts";
import { type SupplySize, type SupplyType, supplyTypes } from "./supply-types.ts";

type Spot = { city: string; type: SupplyType; size: SupplySize };
/**
 * A builder that misses one condition: why, and what would change it, as sentences for an admin.
 */
type Near = NearBuilder & { why: string; change: string };
type Answer = Result<Near[], NotSignedIn | NotAllowed>;

/** Maximum number of near misses listed. */
export const shownNear = 30;

/**
 * An admin lists builders who could be asked for such booths in a city if one condition changed.
 * Two reads.
 */
export function listNearBuilders({ supply, builders, clock }: SupplyNeeds) {
  return async ({ city, type, size, by }: Spot & { by: Principal }): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const near = await supply.listNear({
      place: wantedPlace(await findPlace(builders, city)),
      type: wantedTypes.find((each) => each.type === type) ?? { type, signs: [] },
      size: wantedSizes.find((each) => each.size === size) ?? { size, minimum: 0, maximum: null },
      today: utcDay(clock.now()),
      limit: shownNear,
    });
    return ok(near.map((each) => ({ ...each, ...wordsOf(each.miss, { city, type, size }) })));
  };
}

function wordsOf(miss: Miss, { city, type, size }: Spot): Pick<Near, "why" | "change"> {
  const typeName = (supplyTypes.find(({ value }) => value === type)?.label ?? type).toLowerCase();
  const sizeName = sizeBands.find(({ value }) => value === size)?.label.toLowerCase() ?? size;
  const words: Record<Miss, [string, string]> = {
    "pending-review": ["The profile is waiting for review", "approve it under Reviews"],
    hidden: ["The profile is hidden", "the builder makes the profile public"],
    unreachable: [
      "There's no email address for an invitation",
      "the builder adds an email address",
    ],
    away: [
      "They're away or paused invitations",
      "the builder resumes invitations or changes the dates",
    ],
    place: [`They don't list ${city}`, `the builder adds ${city} to the coverage areas`],
    type: [
      `No ${typeName} booth in their specialties, services or projects`,
      "the builder adds it to the specialties, or shows such a project",
    ],
    budget: [
      `Their budgets don't fit booths of ${sizeName}`,
      "the builder changes the project budgets in the profile",
    ],
  };
  const [why, change] = words[miss];
  return { why, change };
}
