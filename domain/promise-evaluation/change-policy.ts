import { adminOf, provenAdminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import type { PromisePolicies, PromiseRepository } from "../promise/ports.ts";
import type { PromiseMode, PromiseParams, PromisePolicy } from "../promise/promise-policy.ts";
import { type Replay, replayPolicy } from "../promise/replay/replay-policy.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import type { PolicyChanged } from "./refusals.ts";

/** Days whose requests are replayed, the latest ones. */
const replayedDays = 30;
const replayedAtMost = 200;

type Replayed = { days: number; requests: number; current: Replay; proposed: Replay };
type ReplayNeeds = Needs & { promises: PromiseRepository };
type ReplayPolicy = { params: PromiseParams; by: Principal };

/**
 * Estimates, before saving, how the last month's requests would have gone with the current numbers
 * and with these.
 */
export function estimatePolicy({ promises, promisePolicies, clock }: ReplayNeeds) {
  return async ({
    params,
    by,
  }: ReplayPolicy): Promise<Result<Replayed, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const since = new Date(clock.now().getTime() - replayedDays * dayMs);
    const [policy, requests] = await Promise.all([
      promisePolicies.current(),
      promises.listReceived(since, replayedAtMost),
    ]);
    return ok({
      days: replayedDays,
      requests: requests.length,
      current: await replayPolicy(requests, policy.params),
      proposed: await replayPolicy(requests, params),
    });
  };
}

type Needs = { promisePolicies: PromisePolicies; promiseMode: PromiseMode | null; clock: Clock };
type Read = { policy: PromisePolicy; isModeFixed: boolean };

/** An admin reads the policy. `isModeFixed`: the operator has set the mode by configuration. */
export function readPolicy({ promisePolicies, promiseMode }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<Read, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    return ok({ policy: await promisePolicies.current(), isModeFixed: promiseMode !== null });
  };
}

/** `version`: the one that the admin edited. */
type ChangePolicy = { version: number; params: PromiseParams; by: Principal };
type Answer = Result<Read, NotSignedIn | NotAllowed | ReauthenticationNeeded | PolicyChanged>;

/**
 * An admin changes the policy for future requests, after a recent re-authentication. The mode
 * applies to open requests at once.
 */
export function changePolicy({ promisePolicies, promiseMode, clock }: Needs) {
  return async ({ version, params, by }: ChangePolicy): Promise<Answer> => {
    const now = clock.now();
    const admin = provenAdminOf(by, now);
    if (!admin.ok) return admin;
    const mode = promiseMode ?? params.mode;
    const policy = { from: now, setBy: admin.value.user.id, params: { ...params, mode } };
    try {
      const stored = await promisePolicies.replace(version, policy);
      return ok({ policy: stored, isModeFixed: promiseMode !== null });
    } catch (error) {
      if (error instanceof StaleWriteError) return refuse({ kind: "policy-changed" });
      throw error;
    }
  };
}
