import type { BuilderProfile } from "../builder-profile.ts";
import { asEdited, type HeldChanges, heldFields, type OwnProfile } from "./own-profile.ts";
import type { ProfileForm } from "./profile-form.ts";

/**
 * The profile as its owner changed it. An approved one stays approved and its changes are live at once, but a new name,
 * website, email or phone waits until an admin has seen it; taking one away does not wait. A declined profile waits for a
 * second look.
 */
export function editProfile(before: OwnProfile, form: Partial<ProfileForm>, at: Date): OwnProfile {
  const edited: OwnProfile = {
    ...asEdited(before),
    ...form,
    reviewState: before.reviewState === "declined" ? "pending-review" : before.reviewState,
    reviewReason: null,
    held: null,
    // never the same instant twice: who saves at the same time is told apart by it
    updatedAt: new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1)),
  };
  return before.reviewState === "approved" ? holdBack(before, edited) : edited;
}

function holdBack(before: BuilderProfile, edited: OwnProfile): OwnProfile {
  const waiting = heldFields.filter(
    (field) => edited[field] !== null && edited[field] !== before[field],
  );
  if (waiting.length === 0) return edited;
  const pick = (profile: BuilderProfile): HeldChanges =>
    Object.fromEntries(waiting.map((field) => [field, profile[field]]));
  return { ...edited, ...pick(before), held: pick(edited) };
}
