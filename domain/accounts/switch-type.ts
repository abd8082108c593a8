import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { accountEvent } from "./account-event.ts";
import type { From } from "./from.ts";
import type { AccountRepository } from "./ports.ts";
import type { Member, Principal } from "./principal.ts";
import type { AdminStays, NotSignedIn } from "./refusals.ts";
import type { OwnType } from "./user.ts";

type Needs = { accounts: AccountRepository; ids: Ids; clock: Clock };
type SwitchType = { userType: OwnType; by: Principal; from: From };

/** Somebody looks at the site as the other kind of company. It changes what they are shown, not what they may do. */
export function switchType(ports: Needs) {
  const { accounts, clock } = ports;
  return async ({
    userType,
    by,
    from,
  }: SwitchType): Promise<Result<Member, NotSignedIn | AdminStays>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (by.user.userType === "admin") return refuse({ kind: "admin-stays" });
    if (by.user.userType === userType) return ok(by);
    const { id: userId } = by.user;
    const told = {
      userId,
      action: "type-switched",
      at: clock.now(),
      from,
      about: userType,
    } as const;
    const user = await accounts.switchType({ userId, userType, event: accountEvent(ports, told) });
    // Became an admin in between, or is gone.
    return user ? ok({ ...by, user }) : refuse({ kind: "admin-stays" });
  };
}
