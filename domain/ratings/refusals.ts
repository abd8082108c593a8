import type { ReviewState } from "./review-state.ts";

/** No such review, or the caller may not know of it. */
export type ReviewNotFound = { kind: "review-not-found" };
/** The review is in a state that doesn't allow it: written already, published, removed. */
export type ReviewNotPossible = { kind: "review-state"; state: ReviewState };
/** The author belongs to the builder. */
export type ReviewOfOneself = { kind: "review-of-oneself" };
/** The invitation ended. */
export type InvitationOver = { kind: "invitation-over" };

export type RatingRefusal = ReviewNotFound | ReviewNotPossible | ReviewOfOneself | InvitationOver;
