import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import {
  type BuilderCapacity,
  builderTimeZone,
  usualCapacity,
} from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { BuilderNotFound } from "../../builder-profiles/refusals.ts";
import type { PromisePolicies } from "../../promise/ports.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { maxJobsOf } from "../matching/workload.ts";

export type CapacityNeeds = {
  builders: BuilderProfileRepository;
  promisePolicies: PromisePolicies;
};
/**
 * A builder's stored hours and limits, and the limits in effect, which fall back to the policy's.
 */
export type CapacityInEffect = BuilderCapacity & {
  inEffect: { timeZone: string; openInvitations: number; jobs: number; perShow: number };
};
type Answer = Result<CapacityInEffect, NotSignedIn | BuilderNotFound>;

/** A builder reads their own hours, times away and limits. */
export function readCapacity({ builders, promisePolicies }: CapacityNeeds) {
  return async ({ by }: { by: Principal }): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const profile = await builders.findOwn(by.user.id);
    if (!profile) return refuse({ kind: "builder-not-found" });
    const capacity = (await builders.findCapacity(profile.id)) ?? usualCapacity;
    const { params } = await promisePolicies.current();
    return ok({
      ...capacity,
      inEffect: {
        timeZone: builderTimeZone({ ...profile, capacity }) ?? "UTC",
        openInvitations: capacity.mostOpenInvitations ?? params.openInvitations,
        jobs: maxJobsOf({ ...profile, capacity }),
        perShow: capacity.mostPerShow ?? params.perShow,
      },
    });
  };
}
