import { adminOf } from "../accounts/admin-of.ts";
import { needsReauthentication } from "../accounts/needs-reauthentication.ts";
import type { UserRepository } from "../accounts/ports.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import type { ChangeBuildersNeeds } from "../assignment/change-builders.ts";
import { newMessage } from "../messages/new-message.ts";
import { endInvitations } from "../moderation/end-invitations.ts";
import type { UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { AccountAdministration } from "./ports.ts";
import type { AccountAdministrationRefusal } from "./refusals.ts";

type Needs = ChangeBuildersNeeds & {
  accountAdministration: AccountAdministration;
  users: UserRepository;
};
type ChangeSuspension = {
  userId: UserId;
  /** Shown to the person; null lifts the suspension. */
  reason: string | null;
  by: Principal;
};
type Refused = NotSignedIn | NotAllowed | ReauthenticationNeeded | AccountAdministrationRefusal;
type Answer = Result<null, Refused>;

/**
 * An admin suspends or restores an account. A suspension ends its sessions and its builder's open
 * invitations at once, and requires a recent re-authentication; restoring doesn't renew the
 * invitations. The person gets an email, and the change is audited.
 */
export function changeSuspension(ports: Needs) {
  const { accountAdministration, users, builders, ids, clock } = ports;
  return async ({ userId, reason, by }: ChangeSuspension): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const at = clock.now();
    if (reason !== null && needsReauthentication(admin.value, at)) {
      return refuse({ kind: "fresh-proof-needed" });
    }
    const user = await users.find(userId);
    if (!user) return refuse({ kind: "account-not-found" });
    if (user.userType === "admin") return refuse({ kind: "admin-not-suspended" });
    const change = reason === null ? "restored" : "suspended";
    const to = { name: user.firstName, address: user.email };
    const letter = newMessage(
      { ids },
      { kind: "account-notice", to, change, reason },
      { at, dedupeKey: null },
    );
    const { id: actorId } = admin.value.user;
    const audit = { actorId, action: `account-${change}`, detail: { ...(reason && { reason }) } };
    const isDone =
      reason === null
        ? await accountAdministration.restore({ userId, at, letter, audit })
        : await accountAdministration.suspend({
            userId,
            reason,
            at,
            decidedBy: actorId,
            letter,
            audit,
          });
    // also when the account was suspended before: that call may have been interrupted at this point
    const isSuspended = reason !== null && (isDone || user.suspendedAt !== null);
    const profile = isSuspended ? await builders.findOwn(userId) : null;
    if (profile) await endInvitations(ports)(profile.id, actorId);
    if (!isDone) return refuse({ kind: "suspension-unchanged", isSuspended: reason !== null });
    return ok(null);
  };
}
