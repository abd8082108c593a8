import { accountEvent } from "../../accounts/account-event.ts";
import type { SessionRepository } from "../../accounts/ports.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { AdminStays, NotSignedIn } from "../../accounts/refusals.ts";
import { renewSession } from "../../accounts/sessions/renew-session.ts";
import type { ClientInfo } from "../../shared/client-info.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import type { BuilderInviteInvalid, OwnProfileKnown } from "../refusals.ts";
import { isOpen } from "./builder-invite.ts";
import type { InviteNeeds } from "./invite-builder.ts";

/**
 * The person with the link reads which profile it gives, without the invited address. Changes
 * nothing.
 */
export function openInvite({ builderInvites, secrets, clock }: InviteNeeds) {
  return async ({
    token,
  }: {
    token: string;
  }): Promise<Result<{ builderName: string | null; expiresAt: Date }, BuilderInviteInvalid>> => {
    const invite = await builderInvites.findByToken(secrets.hash(token));
    if (!invite || !isOpen(invite, clock.now())) return refuse({ kind: "builder-invite-invalid" });
    const { builderName, expiresAt } = invite;
    return ok({ builderName, expiresAt });
  };
}

export type JoinNeeds = InviteNeeds & { sessions: SessionRepository };
type AcceptInvite = {
  token: string;
  by: Principal;
  /** Secret of the session in which the invite is accepted. */
  secret: string | null;
  from: ClientInfo;
};
/** `sessionSecret` replaces the session's secret; null when the account already was a builder's. */
type Accepted = { sessionSecret: string | null };

/**
 * A member accepts the invite, once: their account becomes a builder's, and the link's profile
 * becomes theirs. Repeating it changes nothing.
 */
export function acceptInvite(ports: JoinNeeds) {
  const { builderInvites, secrets, clock } = ports;
  return ({
    token,
    by,
    secret,
    from,
  }: AcceptInvite): Promise<
    Result<Accepted, NotSignedIn | AdminStays | BuilderInviteInvalid | OwnProfileKnown>
  > =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      if (by.user.userType === "admin") return refuse({ kind: "admin-stays" });
      const { id: userId } = by.user;
      const at = clock.now();
      const input = { userId, action: "type-switched", at, from, about: "builder" } as const;
      const accepted = await builderInvites.accept({
        tokenHash: secrets.hash(token),
        event: accountEvent(ports, input),
      });
      switch (accepted) {
        case "done":
          return ok({ sessionSecret: null });
        case "switched":
          return ok({ sessionSecret: await renewSession(ports, { secret, now: at }) });
        case "gone":
          return refuse({ kind: "builder-invite-invalid" });
        case "own-profile":
          return refuse({ kind: "own-profile-known" });
        case "admin":
          return refuse({ kind: "admin-stays" });
      }
    });
}
