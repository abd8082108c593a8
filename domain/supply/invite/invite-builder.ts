import { adminOf, provenAdminOf } from "../../accounts/admin-of.ts";
import { countPeople, type PeopleReadPorts } from "../../accounts/people-reads.ts";
import type { SecretSource } from "../../accounts/ports.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { BuilderNotFound } from "../../builder-profiles/refusals.ts";
import { newMessage } from "../../messages/new-message.ts";
import type { BuilderId, BuilderInviteId, Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import type { BuilderInvites } from "../ports.ts";
import type { BuilderInviteClosed, BuilderProfileTaken } from "../refusals.ts";
import {
  type BuilderInvite,
  inviteDays,
  type NamedInvite,
  shownInvites,
} from "./builder-invite.ts";

export type InviteNeeds = {
  builderInvites: BuilderInvites;
  builders: Pick<BuilderProfileRepository, "find">;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type Denied = NotSignedIn | NotAllowed;
type InviteBuilder = { email: string; builderId: BuilderId | null; by: Principal };

/**
 * An admin invites a builder by email, after a recent re-authentication. Earlier links to the same
 * address become invalid.
 */
export function inviteBuilder({ builderInvites, builders, secrets, ids, clock }: InviteNeeds) {
  return async ({
    email,
    builderId,
    by,
  }: InviteBuilder): Promise<
    Result<BuilderInvite, Denied | ReauthenticationNeeded | BuilderNotFound | BuilderProfileTaken>
  > => {
    const at = clock.now();
    const admin = provenAdminOf(by, at);
    if (!admin.ok) return admin;
    const profile = builderId === null ? null : await builders.find(builderId);
    if (builderId !== null && !profile) return refuse({ kind: "builder-not-found" });
    if (profile && profile.userId !== null) return refuse({ kind: "builder-profile-taken" });
    const token = secrets.token();
    const invite: BuilderInvite = {
      id: ids.next<"builder-invite">(),
      email: email.trim().toLowerCase(),
      tokenHash: secrets.hash(token),
      builderId,
      createdBy: admin.value.user.id,
      createdAt: at,
      expiresAt: new Date(at.getTime() + inviteDays * dayMs),
      revokedAt: null,
      usedAt: null,
      usedBy: null,
    };
    const letter = newMessage(
      { ids },
      {
        kind: "builder-invite",
        to: { name: null, address: invite.email },
        token,
        builderName: profile?.name ?? null,
        daysValid: inviteDays,
      },
      { at, dedupeKey: null },
    );
    await builderInvites.create({ invite, letter });
    return ok(invite);
  };
}

/**
 * An admin lists the latest invites. Reading more than 300 people an hour requires
 * re-authentication.
 */
export function listInvites(ports: InviteNeeds & PeopleReadPorts) {
  const { builderInvites, clock } = ports;
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<{ invites: NamedInvite[]; now: Date }, Denied | ReauthenticationNeeded>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const invites = await builderInvites.list(shownInvites);
    const counted = await countPeople(ports)({ by, ids: invites.map(({ email }) => email) });
    if (!counted.ok) return counted;
    return ok({ invites, now: clock.now() });
  };
}

/** An admin revokes an invite. */
export function revokeInvite({ builderInvites, clock }: InviteNeeds) {
  return async ({
    id,
    by,
  }: {
    id: BuilderInviteId;
    by: Principal;
  }): Promise<Result<null, Denied | BuilderInviteClosed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const isRevoked = await builderInvites.revoke({
      id,
      at: clock.now(),
      actorId: admin.value.user.id,
    });
    return isRevoked ? ok(null) : refuse({ kind: "builder-invite-closed" });
  };
}
