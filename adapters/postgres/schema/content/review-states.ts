import type { ReviewState } from "../../../../domain/shared/builder-summary.ts";

/** States of a review, as the tables' checks list them. */
export const reviewStates = [
  "pending-review",
  "approved",
  "declined",
] as const satisfies ReviewState[];
