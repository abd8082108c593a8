import { adminOf } from "../accounts/admin-of.ts";
import type { UserRepository } from "../accounts/ports.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { ChangeBuildersNeeds } from "../assignment/change-builders.ts";
import { builderFields } from "../builder-profiles/builder-fields.ts";
import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import { asEdited, heldFields } from "../builder-profiles/my-profile/my-profile.ts";
import type { BuilderNotFound, BuilderSuspended } from "../builder-profiles/refusals.ts";
import { labelsOf } from "../shared/fields.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { assertExpectedVersion } from "./assert-expected-version.ts";
import { endInvitations } from "./end-invitations.ts";
import type { HeldProfile, ModerationRepository } from "./ports.ts";
import type { ProfileDecision } from "./review.ts";
import { writeToOwner } from "./write-to-owner.ts";

type Needs = ChangeBuildersNeeds & { moderation: ModerationRepository; users: UserRepository };
type ReviewBuilder = {
  id: BuilderId;
  decision: ProfileDecision;
  reason: string | null;
  /** The version that the admin reviewed; null accepts any. */
  seen: Date | null;
  by: Principal;
};
type Answer = Result<BuilderProfile, NotSignedIn | NotAllowed | BuilderNotFound | BuilderSuspended>;

/**
 * An admin approves a builder's profile, or takes it off the site, which ends the builder's open
 * invitations. Held changes are published only by approving the version that the admin reviewed, and
 * dropped only by `keep` of that version, after which the public profile is as before; else they stay
 * held. The builder is emailed each change. A suspended account's profile can't be approved. Throws
 * StaleWriteError where there is nothing to drop anymore.
 */
export function reviewBuilder(ports: Needs) {
  const { moderation, users, clock } = ports;
  return async ({ id, decision, seen, by, ...request }: ReviewBuilder): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const before = await moderation.findProfile(id);
    if (!before) return refuse({ kind: "builder-not-found" });
    assertExpectedVersion(id, seen, before);

    if (decision === "keep")
      return keepPublished(ports)({
        before,
        seen,
        admin: admin.value.user.id,
        reason: request.reason,
      });

    const at = clock.now();
    const isApproved = decision === "approve";
    const owner = isApproved && before.userId ? await users.find(before.userId) : null;
    if (owner?.suspendedAt) return refuse({ kind: "builder-suspended" });
    const published = isApproved && seen ? before.held : null;
    const profile = {
      ...(published ? { ...asEdited(before), held: null } : before),
      reviewState: isApproved ? ("approved" as const) : ("declined" as const),
      // published held changes count as an edit, so that a content source with a copy of the
      // profile gets them
      ...(published && {
        updatedAt: new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1)),
      }),
    };
    const reason = isApproved ? null : request.reason;
    const isNews = !isApproved || before.reviewState !== "approved";
    const about = { builderId: id, at, key: `review/${id}/${at.toISOString()}` };
    const letters = isNews
      ? await writeToOwner(ports, about, (to, builderName) =>
          isApproved
            ? { kind: "profile-approved", to, builderName, builderId: id }
            : { kind: "profile-declined", to, builderName, reason },
        )
      : [];
    const { id: decidedBy } = admin.value.user;
    const action = isApproved ? "builder-profile.approved" : "builder-profile.declined";
    const audit = { actorId: decidedBy, action, detail: { from: before.reviewState } };
    const isFromQueue = seen !== null;
    const decided = { profile, before, isFromQueue, reason, decidedBy, at, letters, audit };
    await moderation.decideProfile(decided);
    // also when the profile was declined before: that decision may have been interrupted at this
    // point
    if (!isApproved) await endInvitations(ports)(id, decidedBy);
    return ok(profile);
  };
}

const labels = labelsOf(builderFields);

/** Drops the held changes of a public profile, and emails the builder which, with the reason. */
function keepPublished(ports: Needs) {
  type Kept = { before: HeldProfile; seen: Date | null; admin: UserId; reason: string | null };
  return async ({ before, seen, admin, reason }: Kept): Promise<Answer> => {
    const { id, held, reviewState } = before;
    if (!seen || !held || reviewState !== "approved") throw new StaleWriteError(id);
    const at = ports.clock.now();
    const dropped = heldFields.filter((field) => field in held);
    const fields = dropped.map((field) => labels[field].toLowerCase()).join(", ");
    const about = { builderId: id, at, key: `review/${id}/${at.toISOString()}` };
    const letters = await writeToOwner(ports, about, (to, builderName) => ({
      kind: "profile-edit-declined",
      to,
      builderName,
      fields,
      reason,
    }));
    const profile = { ...before, held: null };
    const action = "builder-profile.edit-declined";
    const audit = { actorId: admin, action, detail: { fields: dropped } };
    const decided = { profile, before, isFromQueue: true, reason, decidedBy: admin, at, letters };
    await ports.moderation.decideProfile({ ...decided, audit });
    return ok(profile);
  };
}
