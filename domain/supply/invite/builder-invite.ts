import type { BuilderId, BuilderInviteId, UserId } from "../../shared/id.ts";

/** Days for which an invite's link works. */
export const inviteDays = 14;
/** Maximum number of invites in the list. */
export const shownInvites = 50;

/** A single-use link by which a builder joins. Its token is only in the email. */
export type BuilderInvite = {
  id: BuilderInviteId;
  email: string;
  tokenHash: string;
  /** The unowned profile that the person who accepts gets; null: they create their own. */
  builderId: BuilderId | null;
  createdBy: UserId;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  usedAt: Date | null;
  usedBy: UserId | null;
};

/** An invite with the name of its profile. */
export type NamedInvite = BuilderInvite & { builderName: string | null };

/** Whether the link is valid at `now`: not used, revoked or expired. */
export function isOpen({ expiresAt, revokedAt, usedAt }: BuilderInvite, now: Date): boolean {
  return usedAt === null && revokedAt === null && expiresAt > now;
}
