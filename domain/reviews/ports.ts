import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import type { OwnProfile } from "../builder-profiles/my-profile/own-profile.ts";
import type { Message } from "../messages/ports.ts";
import type { OwnProject } from "../portfolio/my-portfolio/own-project.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import type { ReviewQueue } from "./review.ts";

type Reviewed = {
  /** Null when it was approved, or declined without a word. */
  reason: string | null;
  decidedBy: UserId;
  at: Date;
  letters: Message[];
  audit: AuditEntry;
};

/** A profile with what waits to be seen. */
export type HeldProfile = BuilderProfile & Pick<OwnProfile, "held">;

/** Where it is kept what admins have looked at, and what they have yet to look at. */
export type ReviewRepository = {
  /** As many of each as the limit says. */
  list(limit: number): Promise<ReviewQueue>;

  findProfile(id: BuilderId): Promise<HeldProfile | null>;

  /**
   * Stores the review state of a profile, with what was held back until now, keeps what it held as what was looked at, takes it out of the queue and writes
   * the letters. Throws StaleWriteError when somebody changed the profile meanwhile.
   */
  decideProfile(
    change: Reviewed & { profile: BuilderProfile; before: BuilderProfile },
  ): Promise<void>;

  /** The same for a project, with what became of the wish that it be featured. */
  decideProject(change: Reviewed & { project: OwnProject; before: OwnProject }): Promise<void>;
};
