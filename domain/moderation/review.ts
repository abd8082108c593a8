import type { MyProfile } from "../builder-profiles/my-profile/my-profile.ts";
import type { ProfileForm } from "../builder-profiles/my-profile/profile-form.ts";
import type { MyProject } from "../portfolio/my-portfolio/my-project.ts";
import type { ReviewedProject } from "../portfolio/my-portfolio/reviewed-fields.ts";

export const decisions = ["approve", "decline"] as const;
export type Decision = (typeof decisions)[number];

/** `keep` refuses the held changes of a published profile, which stays as it is. */
export const profileDecisions = [...decisions, "keep"] as const;
export type ProfileDecision = (typeof profileDecisions)[number];

/** An item to review. `earlier` is what an admin last reviewed, or what was public before the change. */
export type ProfileToReview = {
  profile: MyProfile;
  earlier: Partial<ProfileForm> | null;
  waitingSince: Date;
};

export type ProjectToReview = {
  project: MyProject;
  builderName: string | null;
  earlier: Partial<ReviewedProject> | null;
  waitingSince: Date;
};

/** Longest waiting first. Totals count everything that awaits review. */
export type ReviewQueue = {
  profiles: ProfileToReview[];
  projects: ProjectToReview[];
  totals: { profiles: number; projects: number };
};
