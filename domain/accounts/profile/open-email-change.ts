import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { AccountRepository, SecretSource } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { EmailChangeInvalid, NotSignedIn } from "../refusals.ts";
import type { EmailChange } from "./email-change.ts";

type Needs = { accounts: AccountRepository; secrets: SecretSource; clock: Clock };
type OpenEmailChange = { token: string; by: Principal };

/**
 * Shows what a confirmation link would change. Changes nothing, since mail scanners open links too.
 * Only for the account that asked.
 */
export function openEmailChange({ accounts, secrets, clock }: Needs) {
  return async ({
    token,
    by,
  }: OpenEmailChange): Promise<Result<EmailChange, NotSignedIn | EmailChangeInvalid>> => {
    // Otherwise an attacker could have the owner of an address confirm it for the attacker's
    // account.
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const change = await accounts.findEmailChange(secrets.hash(token), clock.now());
    if (change?.userId !== by.user.id) return refuse({ kind: "email-change-invalid" });
    return ok(change);
  };
}
