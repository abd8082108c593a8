import * as z from "zod";
import { builderFields } from "../../../domain/builder-profiles/builder-fields.ts";
import {
  asEdited,
  type HeldChanges,
  heldFields,
  type MyProfile,
} from "../../../domain/builder-profiles/my-profile/my-profile.ts";
import { placeName } from "../../../domain/builder-profiles/place-name.ts";
import { bodyOf } from "../fields/body-of.ts";
import { zodOf } from "../fields/zod-of.ts";
import { pictureCopies } from "../portfolio/picture-copies.ts";
import { published } from "../published.ts";
import { builderBody } from "./builders.ts";

/**
 * A change of the profile: at least one field, and no unknown ones. The first save needs all
 * required fields.
 */
export const builderProfileForm = z
  .strictObject(zodOf(builderFields))
  .partial()
  .refine((form) => Object.keys(form).length > 0, {
    message: "At least one field must be updated",
  });

/** A builder's own profile. `reviewReason` is the reason why it, or its last held change, was refused. */
export const myProfileBody = builderBody.omit({ portfolioImages: true }).extend({
  ...bodyOf(builderFields),
  reviewState: z.string(),
  reviewReason: z.string().nullable(),
  lastEditedTime: z.string(),
  /** Fields whose new values are published only after an admin's review. */
  heldFields: z.array(z.enum(heldFields)),
  pictureCopies,
});
export type MyProfileBody = z.infer<typeof myProfileBody>;

export function toMyProfileBody(own: MyProfile): MyProfileBody {
  const { reviewState, reviewReason, pictureCopies, held, ...profile } = asEdited(own);
  return published<MyProfileBody>(myProfileBody, {
    ...profile,
    notionId: profile.id,
    location: placeName(profile.city, profile.state, profile.country),
    reviewState,
    reviewReason,
    lastEditedTime: profile.updatedAt.toISOString(),
    heldFields: heldOf(held),
    pictureCopies,
  });
}

function heldOf(held: HeldChanges | null) {
  return heldFields.filter((field) => held && field in held);
}
