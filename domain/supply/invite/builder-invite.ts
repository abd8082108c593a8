import type { BuilderId, BuilderInviteId, UserId } from "../../shared/id.ts";

/** Days for which an invite's link works. */
export const inviteDays = 14;
/** Invites that a list shows. */
export const shownInvites = 50;

/** A link by which one builder joins, once; its token is in the email alone. */
export type BuilderInvite = {
  id: BuilderInviteId;
  email: string;
  tokenHash: string;
  /** A profile without an account, which the person who uses the link gets; null: they write their own. */
  builderId: BuilderId | null;
  createdBy: UserId;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  usedAt: Date | null;
  usedBy: UserId | null;
};

/** An invite with the name of the profile that it gives. */
export type NamedInvite = BuilderInvite & { builderName: string | null };

/** Whether the link works at `now`: neither used, revoked nor expired. */
export function isOpen({ expiresAt, revokedAt, usedAt }: BuilderInvite, now: Date): boolean {
  return usedAt === null && revokedAt === null && expiresAt > now;
}
