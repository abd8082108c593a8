import type { OwnProfile } from "../builder-profiles/my-profile/own-profile.ts";
import type { ProfileForm } from "../builder-profiles/my-profile/profile-form.ts";
import type { OwnProject } from "../portfolio/my-portfolio/own-project.ts";
import type { ReviewedProject } from "../portfolio/my-portfolio/reviewed-fields.ts";

export const decisions = ["approve", "decline"] as const;
export type Decision = (typeof decisions)[number];

/** Something for admins to look at. `earlier` is what an admin last looked at, or what everybody saw before the change. */
export type ProfileToReview = {
  profile: OwnProfile;
  earlier: Partial<ProfileForm> | null;
  waitingSince: Date;
};

export type ProjectToReview = {
  project: OwnProject;
  builderName: string | null;
  earlier: Partial<ReviewedProject> | null;
  waitingSince: Date;
};

/** What waits longest, first. The totals count all that waits. */
export type ReviewQueue = {
  profiles: ProfileToReview[];
  projects: ProjectToReview[];
  totals: { profiles: number; projects: number };
};
