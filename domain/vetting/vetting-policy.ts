import { adminOf, provenAdminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import { ok, type Result } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import type { VettingPolicies } from "./ports.ts";
import type { BuildersLeft, RequiredVetting, VettingPolicy } from "./required-vetting.ts";

type Needs = { vettingPolicies: VettingPolicies; clock: Clock };
type Read = { policy: VettingPolicy; left: BuildersLeft };
type Denied = NotSignedIn | NotAllowed;

/** An admin reads the policy, and how many builders each choice would leave to invite today. */
export function readVettingPolicy({ vettingPolicies }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<Read, Denied>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const policy = await vettingPolicies.current();
    return ok({ policy, left: await vettingPolicies.countLeft() });
  };
}

/** `version`: the one that the admin edited. */
type ChangePolicy = { version: number; required: RequiredVetting; by: Principal };

/**
 * An admin changes which checks builders need, after a recent re-authentication. Standing
 * invitations stay. Throws StaleWriteError when another admin changed it first.
 */
export function changeVettingPolicy({ vettingPolicies, clock }: Needs) {
  return async ({
    version,
    required,
    by,
  }: ChangePolicy): Promise<Result<Read, Denied | ReauthenticationNeeded>> => {
    const at = clock.now();
    const admin = provenAdminOf(by, at);
    if (!admin.ok) return admin;
    const before = await vettingPolicies.current();
    if (before.version !== version) throw new StaleWriteError("vetting policy");
    const { id: actorId } = admin.value.user;
    const detail = { required, from: before.required };
    const audit = { actorId, action: "vetting-policy.changed", detail };
    const policy = { version: version + 1, required };
    await vettingPolicies.add(policy, { at, by: actorId, audit });
    return ok({ policy, left: await vettingPolicies.countLeft() });
  };
}
