import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { accountEvent } from "./account-event.ts";
import { fromNowhere } from "./from.ts";
import { needsFreshProof } from "./needs-fresh-proof.ts";
import type { AccountRepository } from "./ports.ts";
import type { Principal } from "./principal.ts";
import type { EmailDiffers, FreshProofNeeded, NotSignedIn } from "./refusals.ts";

type Needs = { accounts: AccountRepository; ids: Ids; clock: Clock };
type DeleteAccount = { email: string; by: Principal };

/**
 * Somebody takes their account away, and names its address so that it is no slip, after a fresh proof. Requests stay without the link to the
 * person; a builder's profile leaves the public lists and loses its contacts; everything else goes.
 */
export function deleteAccount(ports: Needs) {
  const { accounts, clock } = ports;
  return async ({
    email,
    by,
  }: DeleteAccount): Promise<Result<null, NotSignedIn | EmailDiffers | FreshProofNeeded>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    if (email.trim().toLowerCase() !== by.user.email) return refuse({ kind: "email-differs" });
    const now = clock.now();
    if (needsFreshProof(by, now)) return refuse({ kind: "fresh-proof-needed" });
    const told = { userId, action: "account-deleted", at: now, from: fromNowhere } as const;
    await accounts.remove(by.user, accountEvent(ports, told));
    return ok(null);
  };
}
