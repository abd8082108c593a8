import type { PictureCopies } from "../../pictures/linked-picture.ts";
import { type NamesWith, namesOf } from "../../shared/fields.ts";
import { builderFields } from "../builder-fields.ts";
import type { BuilderProfile } from "../builder-profile.ts";

/**
 * Identity and contact fields, whose changes are held for review: an attacker who took over the
 * account would change these first.
 */
export const heldFields = namesOf(builderFields, ({ held }) => held === true) as HeldField[];
export type HeldField = NamesWith<typeof builderFields, { held: true }>;
export type HeldChanges = Partial<Pick<BuilderProfile, HeldField>>;

/**
 * The profile with what only its owner sees: the reason for a declined review, and changes held for
 * review.
 */
export type MyProfile = BuilderProfile & {
  reviewReason: string | null;
  held: HeldChanges | null;
  /** This site's copy of the logo, when the logo is a link. */
  pictureCopies: PictureCopies;
};

/** The profile with its held changes applied. */
export function asEdited<Profile extends BuilderProfile & { held: HeldChanges | null }>(
  profile: Profile,
): Profile {
  return { ...profile, ...profile.held };
}
