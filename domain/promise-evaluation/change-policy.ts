import type { Principal } from "../accounts/principal.ts";
import { needsReauthentication } from "../accounts/reauthentication/needs-reauthentication.ts";
import type { FreshProofNeeded, NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import type { PromisePolicies } from "../promise/ports.ts";
import type { PromiseMode, PromiseParams, PromisePolicy } from "../promise/promise-policy.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import type { PolicyChanged } from "./refusals.ts";

type Needs = { promisePolicies: PromisePolicies; promiseMode: PromiseMode | null; clock: Clock };
type Read = { policy: PromisePolicy; isModeFixed: boolean };

/** An admin reads the numbers that promises are kept by. `isModeFixed`: the operator has set the mode outside. */
export function readPolicy({ promisePolicies, promiseMode }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<Read, NotSignedIn | NotAllowed>> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    return ok({ policy: await promisePolicies.current(), isModeFixed: promiseMode !== null });
  };
}

/** `version`: the one that the admin read. */
type ChangePolicy = { version: number; params: PromiseParams; by: Principal };
type Answer = Result<Read, NotSignedIn | NotAllowed | FreshProofNeeded | PolicyChanged>;

/** An admin sets the numbers for requests to come, after a fresh proof. The mode applies to open requests at once. */
export function changePolicy({ promisePolicies, promiseMode, clock }: Needs) {
  return async ({ version, params, by }: ChangePolicy): Promise<Answer> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const now = clock.now();
    if (needsReauthentication(by, now)) return refuse({ kind: "fresh-proof-needed" });
    const mode = promiseMode ?? params.mode;
    const policy = { from: now, setBy: by.user.id, params: { ...params, mode } };
    try {
      const stored = await promisePolicies.replace(version, policy);
      return ok({ policy: stored, isModeFixed: promiseMode !== null });
    } catch (error) {
      if (error instanceof StaleWriteError) return refuse({ kind: "policy-changed" });
      throw error;
    }
  };
}
