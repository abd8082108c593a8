import { ok, type Result, refuse } from "../../shared/result.ts";
import type { AccountEvent } from "../account-event.ts";
import type { AccountRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";

const shown = 100;

/** A member reads their account's activity, latest first. */
export function listAccountEvents({ accounts }: { accounts: AccountRepository }) {
  return async ({ by }: { by: Principal }): Promise<Result<AccountEvent[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return ok(await accounts.listEvents(by.user.id, shown));
  };
}
