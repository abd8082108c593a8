import { isBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderTypeNeeded } from "../../builder-profiles/refusals.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { BuilderInviteInvalid, OwnProfileKnown } from "../refusals.ts";
import { isOpen } from "./builder-invite.ts";
import type { InviteNeeds } from "./invite-builder.ts";

/** The person with the link sees the profile that it gives, without the address that it went to. Changes nothing. */
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

/** A builder uses the link, once: the profile that it names becomes theirs. */
export function acceptInvite({ builderInvites, secrets, clock }: InviteNeeds) {
  return async ({
    token,
    by,
  }: {
    token: string;
    by: Principal;
  }): Promise<
    Result<null, NotSignedIn | BuilderTypeNeeded | BuilderInviteInvalid | OwnProfileKnown>
  > => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (!isBuilder(by)) return refuse({ kind: "builder-type-needed" });
    const accepted = await builderInvites.accept({
      tokenHash: secrets.hash(token),
      userId: by.user.id,
      at: clock.now(),
    });
    if (accepted === "done") return ok(null);
    return refuse({
      kind: accepted === "own-profile" ? "own-profile-known" : "builder-invite-invalid",
    });
  };
}
