/** Conditions that a builder must meet to be suggested, or invited by the system. */
export const conditions = [
  "approved",
  "own-request",
  "willing",
  "insured",
  "vetted",
  "owes",
  "region",
  "budget",
  "lead-time",
  "away",
  "full",
  "busy",
  "show-load",
] as const;
export type Condition = (typeof conditions)[number];

/** A condition that a builder misses: why, and what would change it, as sentences for an admin. */
export type IneligibilityReason = { condition: Condition; why: string; change: string };
