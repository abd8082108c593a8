export const reviewStates = ["invited", "submitted", "published", "removed"] as const;
export type ReviewState = (typeof reviewStates)[number];
