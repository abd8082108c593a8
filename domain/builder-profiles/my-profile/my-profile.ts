import type { PictureCopies } from "../../pictures/linked-picture.ts";
import { type NamesWith, namesOf } from "../../shared/fields.ts";
import { builderFields } from "../builder-fields.ts";
import type { BuilderProfile } from "../builder-profile.ts";

/** Identity and contact fields, the first an attacker who took over the account would change. */
export const heldFields = namesOf(builderFields, ({ held }) => held === true) as HeldField[];
export type HeldField = NamesWith<typeof builderFields, { held: true }>;
export type HeldChanges = Partial<Pick<BuilderProfile, HeldField>>;

/** The profile with what only its owner sees: the reason of a declined review, and the changes held for review. */
export type MyProfile = BuilderProfile & {
  reviewReason: string | null;
  held: HeldChanges | null;
  /** Of the logo, when it is linked. */
  pictureCopies: PictureCopies;
};

/** The profile with its held changes applied. */
export function asEdited<Profile extends BuilderProfile & { held: HeldChanges | null }>(
  profile: Profile,
): Profile {
  return { ...profile, ...profile.held };
}
