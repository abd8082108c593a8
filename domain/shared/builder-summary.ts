import type { BuilderId, UserId } from "./id.ts";

export type ReviewState = "pending-review" | "approved" | "declined";

/**
 * Builder fields that a session, an assignment or an email needs. `email`, `phone` and `website`
 * are the public business contacts.
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
