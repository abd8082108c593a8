import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import { needsReauthentication } from "../needs-reauthentication.ts";
import type { AccountRepository, SecretSource } from "../ports.ts";
import type { Member, Principal } from "../principal.ts";
import type { NotSignedIn, ReauthenticationNeeded } from "../refusals.ts";
import { askEmailChange } from "./ask-email-change.ts";
import type { Profile } from "./profile.ts";

type Needs = { accounts: AccountRepository; secrets: SecretSource; ids: Ids; clock: Clock };
type ChangeProfile = { profile: Profile; email: string; by: Principal; from: ClientInfo };
type Changed = {
  member: Member;
  /** The new address that has to be confirmed first; null when the address is unchanged. */
  emailToConfirm: string | null;
};

/** A member changes their profile. A new address requires re-authentication and takes effect once it is confirmed. */
export function changeProfile(ports: Needs) {
  const { accounts, clock } = ports;
  return async (
    request: ChangeProfile,
  ): Promise<Result<Changed, NotSignedIn | ReauthenticationNeeded>> => {
    const { profile, by, from } = request;
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const now = clock.now();
    const email = request.email.trim().toLowerCase();
    const isNew = email !== by.user.email;
    if (isNew && needsReauthentication(by, now)) return refuse({ kind: "fresh-proof-needed" });
    const { id: userId } = by.user;
    const action = isNew ? "email-change-asked" : "profile-changed";
    const user = await accounts.changeProfile({
      userId,
      profile,
      event: accountEvent(ports, { userId, action, at: now, from }),
      ...(isNew && { emailChange: askEmailChange(ports, by.user, email, now) }),
    });
    if (!user) return refuse({ kind: "not-signed-in" });
    return ok({ member: { ...by, user }, emailToConfirm: isNew ? email : null });
  };
}
