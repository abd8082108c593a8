import type { BuilderProfile } from "../builder-profile.ts";
import { asEdited, type HeldChanges, heldFields, type MyProfile } from "./my-profile.ts";
import type { ProfileForm } from "./profile-form.ts";

/**
 * The profile after its owner's edit. An approved profile stays approved and its changes are live,
 * except that a new name, website, email or phone is held until an admin approves it; removing one
 * takes effect at once. A declined profile goes back to review.
 */
export function editProfile(before: MyProfile, form: Partial<ProfileForm>, at: Date): MyProfile {
  const edited: MyProfile = {
    ...asEdited(before),
    ...form,
    reviewState: before.reviewState === "declined" ? "pending-review" : before.reviewState,
    reviewReason: null,
    held: null,
    // Never the same instant twice: it distinguishes concurrent saves.
    updatedAt: new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1)),
  };
  return before.reviewState === "approved" ? holdBack(before, edited) : edited;
}

function holdBack(before: BuilderProfile, edited: MyProfile): MyProfile {
  const waiting = heldFields.filter(
    (field) => edited[field] !== null && edited[field] !== before[field],
  );
  if (waiting.length === 0) return edited;
  const pick = (profile: BuilderProfile): HeldChanges =>
    Object.fromEntries(waiting.map((field) => [field, profile[field]]));
  return { ...edited, ...pick(before), held: pick(edited) };
}
