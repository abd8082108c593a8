/**
 * The link is unknown, used, revoked or expired. One refusal for all, so that links can't be
 * probed.
 */
export type BuilderInviteInvalid = { kind: "builder-invite-invalid" };
/** The invite was used or revoked before. */
export type BuilderInviteClosed = { kind: "builder-invite-closed" };
/** The profile belongs to an account. */
export type BuilderProfileTaken = { kind: "builder-profile-taken" };
/** The person already has another profile. */
export type OwnProfileKnown = { kind: "own-profile-known" };

export type SupplyRefusal =
  | BuilderInviteInvalid
  | BuilderInviteClosed
  | BuilderProfileTaken
  | OwnProfileKnown;
