import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import type { MyProfile } from "../builder-profiles/my-profile/my-profile.ts";
import type { Message } from "../messages/ports.ts";
import type { MyProject } from "../portfolio/my-portfolio/my-project.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import type { ReviewQueue } from "./review.ts";

type Reviewed = {
  /**
   * The decision was made from the review queue: throws StaleWriteError when another decision ended
   * that review.
   */
  isFromQueue: boolean;
  /** Null when approved, or refused without a reason. */
  reason: string | null;
  decidedBy: UserId;
  at: Date;
  letters: Message[];
  audit: AuditEntry;
};

/** A profile with its changes held for review. */
export type HeldProfile = BuilderProfile & Pick<MyProfile, "held">;

/** Stores pending reviews and the versions that admins last approved. */
export type ModerationRepository = {
  /** At most `limit` of each kind. */
  list(limit: number): Promise<ReviewQueue>;

  findProfile(id: BuilderId): Promise<HeldProfile | null>;

  /**
   * Stores the decision on a profile with the reviewed version, ends its review, and stores the
   * emails. Changes that stay held are reviewed after an approval. Throws StaleWriteError when the
   * profile has changed meanwhile, or when it is approved while its account is suspended.
   */
  decideProfile(change: Reviewed & { profile: HeldProfile; before: HeldProfile }): Promise<void>;

  /** The same for a project, with the decision on its request to be featured. */
  decideProject(change: Reviewed & { project: MyProject; before: MyProject }): Promise<void>;
};
