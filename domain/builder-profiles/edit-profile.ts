import type { OwnProfile } from "./own-profile.ts";
import type { ProfileForm } from "./profile-form.ts";

/** The profile as its owner changed it. An approved one stays approved; a declined one waits for a second look. */
export function editProfile(before: OwnProfile, form: Partial<ProfileForm>, at: Date): OwnProfile {
  const isDeclined = before.reviewState === "declined";
  return {
    ...before,
    ...form,
    reviewState: isDeclined ? "pending-review" : before.reviewState,
    reviewReason: null,
    // never the same instant twice: who saves at the same time is told apart by it
    updatedAt: new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1)),
  };
}
