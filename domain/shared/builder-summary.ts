import type { BuilderId, UserId } from "./id.ts";

export type ReviewState = "pending-review" | "approved" | "declined";

/**
 * As much of a builder as a session, an assignment or a letter needs. `email`, `phone` and `website` are its public
 * business contacts.
 */
export type BuilderProfileSummary = {
  id: BuilderId;
  userId: UserId | null;
  reviewState: ReviewState;
  public: boolean;
  name: string;
  website: string | null;
  email: string | null;
  phone: string | null;
};
