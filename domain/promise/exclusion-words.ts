import type { ExclusionReason } from "./quote-promise.ts";

/** Labels of exclusion reasons. */
export const exclusionWords: Record<ExclusionReason, string> = {
  spam: "Spam",
  duplicate: "Sent twice",
  test: "A test",
  "cancelled-before-due": "Canceled before the due time",
  "accepted-early": "A quote was accepted before all were in",
};
