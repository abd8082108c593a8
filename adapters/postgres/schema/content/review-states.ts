import type { ReviewState } from "../../../../domain/shared/builder-summary.ts";

/** The states of a review, as the tables of reviewed things check them. */
export const reviewStates = [
  "pending-review",
  "approved",
  "declined",
] as const satisfies ReviewState[];
