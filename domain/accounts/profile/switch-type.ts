import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import type { AccountRepository, SecretSource, SessionRepository } from "../ports.ts";
import type { Member, Principal } from "../principal.ts";
import type { AdminStays, NotSignedIn } from "../refusals.ts";
import { renewSession } from "../sessions/renew-session.ts";
import type { OwnType } from "../user.ts";

type Needs = {
  accounts: AccountRepository;
  sessions: SessionRepository;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type SwitchType = {
  userType: OwnType;
  by: Principal;
  /** Secret of the session in which the type is switched. */
  secret: string | null;
  from: ClientInfo;
};
/** `sessionSecret` replaces the session's secret; null when nothing changed or the session has ended. */
type Switched = { member: Member; sessionSecret: string | null };

/** Changes of the account type allowed in an hour. */
export const typeSwitchesPerHour = 10;

/** A member switches to the other account type. Builder permissions are suspended while they are an exhibitor. */
export function switchType(ports: Needs) {
  const { accounts, clock } = ports;
  return async ({
    userType,
    by,
    secret,
    from,
  }: SwitchType): Promise<Result<Switched, NotSignedIn | AdminStays>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (by.user.userType === "admin") return refuse({ kind: "admin-stays" });
    if (by.user.userType === userType) return ok({ member: by, sessionSecret: null });
    const { id: userId } = by.user;
    const now = clock.now();
    const input = {
      userId,
      action: "type-switched",
      at: now,
      from,
      about: userType,
    } as const;
    const user = await accounts.switchType({ userId, userType, event: accountEvent(ports, input) });
    // The account was made an admin meanwhile, or was deleted.
    if (!user) return refuse({ kind: "admin-stays" });
    const sessionSecret = await renewSession(ports, { secret, now });
    return ok({ member: { ...by, user }, sessionSecret });
  };
}
