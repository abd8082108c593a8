import type { PictureCopies } from "../../pictures/linked-picture.ts";
import type { BuilderProfile } from "../builder-profile.ts";

/** Who a builder is and where to reach it: what a person who took the account over would change first. */
export const heldFields = ["name", "website", "email", "phone"] as const;
export type HeldField = (typeof heldFields)[number];
export type HeldChanges = Partial<Pick<BuilderProfile, HeldField>>;

/**
 * A profile as everybody sees it, with what its owner alone sees besides: what the admin wrote who declined it, and the
 * changes that wait until an admin has seen them.
 */
export type OwnProfile = BuilderProfile & {
  reviewReason: string | null;
  held: HeldChanges | null;
  /** Of the logo, when it is linked. */
  pictureCopies: PictureCopies;
};

/** The profile as its owner left it, with what is held back. */
export function asEdited<Profile extends BuilderProfile & { held: HeldChanges | null }>(
  profile: Profile,
): Profile {
  return { ...profile, ...profile.held };
}
