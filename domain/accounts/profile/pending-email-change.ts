import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { AccountRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";

/** A member cancels a pending address change; its link stops working. */
export function dropEmailChange({ accounts }: { accounts: AccountRepository }) {
  return async ({ by }: { by: Principal }): Promise<Result<null, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    await accounts.dropEmailChange(by.user.id);
    return ok(null);
  };
}

type Needs = { accounts: AccountRepository; clock: Clock };

/** A member reads the new address that awaits confirmation; null when there is none. */
export function readEmailChange({ accounts, clock }: Needs) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<{ email: string | null }, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return ok({ email: await accounts.findEmailToConfirm(by.user.id, clock.now()) });
  };
}
