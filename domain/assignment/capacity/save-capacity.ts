import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import {
  type BuilderCapacity,
  usualCapacity,
} from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderNotFound } from "../../builder-profiles/refusals.ts";
import { type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { changedFields } from "../../shared/writes/changed-fields.ts";
import { type CapacityInEffect, type CapacityNeeds, readCapacity } from "./read-capacity.ts";

type Needs = CapacityNeeds & { clock: Clock };
/** Missing fields stay unchanged. */
type SaveCapacity = { capacity: Partial<BuilderCapacity>; by: Principal };
type Answer = Result<CapacityInEffect, NotSignedIn | BuilderNotFound>;

/**
 * A builder sets their hours, times away and limits. They apply from the next evaluation of each
 * request.
 */
export function saveCapacity(needs: Needs) {
  const { builders, clock } = needs;
  const read = readCapacity(needs);
  return async ({ capacity: given, by }: SaveCapacity): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const profile = await builders.findOwn(by.user.id);
    if (!profile) return refuse({ kind: "builder-not-found" });
    const before = (await builders.findCapacity(profile.id)) ?? usualCapacity;
    const capacity = { ...before, ...given };
    const changed = changedFields(before, capacity);
    if (changed.length > 0) {
      const audit = {
        actorId: by.user.id,
        action: "builder-capacity.changed",
        detail: { changed },
      };
      await builders.saveCapacity({ builderId: profile.id, capacity, at: clock.now(), audit });
    }
    return read({ by });
  };
}
