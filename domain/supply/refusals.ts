/** The link is unknown, used, taken back or out of time. One refusal for all, so that links can't be probed. */
export type BuilderInviteInvalid = { kind: "builder-invite-invalid" };
/** It was used or taken back before. */
export type BuilderInviteClosed = { kind: "builder-invite-closed" };
/** The profile belongs to an account. */
export type BuilderProfileTaken = { kind: "builder-profile-taken" };
/** The person has another profile. */
export type OwnProfileKnown = { kind: "own-profile-known" };

export type SupplyRefusal =
  | BuilderInviteInvalid
  | BuilderInviteClosed
  | BuilderProfileTaken
  | OwnProfileKnown;
