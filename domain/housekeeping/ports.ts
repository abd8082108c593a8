/** What is kept for a while, and can be used by nobody afterwards. */
export type Leftovers = {
  /** Removes what is over at `now`, and idempotency keys from before `keysUntil`. Answers how many of each went. */
  sweep(until: { now: Date; keysUntil: Date }): Promise<Record<string, number>>;
};
