import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import type { MyProfile } from "../builder-profiles/my-profile/my-profile.ts";
import type { Message } from "../messages/ports.ts";
import type { MyProject } from "../portfolio/my-portfolio/my-project.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import type { ReviewQueue } from "./review.ts";

type Reviewed = {
  /** It is about what the review queue showed: StaleWriteError when another decision ended that review. */
  isFromQueue: boolean;
  /** Null when it was approved, or declined without a word. */
  reason: string | null;
  decidedBy: UserId;
  at: Date;
  letters: Message[];
  audit: AuditEntry;
};

/** A profile with what waits to be seen. */
export type HeldProfile = BuilderProfile & Pick<MyProfile, "held">;

/** Stores reviews that are pending and what admins last approved. */
export type ReviewRepository = {
  /** As many of each as the limit says. */
  list(limit: number): Promise<ReviewQueue>;

  findProfile(id: BuilderId): Promise<HeldProfile | null>;

  /**
   * Stores the decision on a profile, records the reviewed version, clears the pending review and
   * writes the emails. What the decided profile still holds back stays so, and waits for review once
   * the profile is approved. Throws StaleWriteError when the profile changed meanwhile, or is
   * approved while its account is suspended.
   */
  decideProfile(change: Reviewed & { profile: HeldProfile; before: HeldProfile }): Promise<void>;

  /** The same for a project, with the outcome of the wish that it be featured. */
  decideProject(change: Reviewed & { project: MyProject; before: MyProject }): Promise<void>;
};
