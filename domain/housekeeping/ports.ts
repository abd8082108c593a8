/** Before when things are over; null: they are kept for good. */
export type LeftoversUntil = {
  now: Date;
  keysUntil: Date;
  contactMessagesUntil: Date | null;
  /** Mails that were sent, or failed for good, before this. */
  mailsUntil: Date | null;
};

/** What is stored for a while and of no use afterwards. */
export type Leftovers = {
  /** Removes what is over. Answers how many of each went. */
  sweep(until: LeftoversUntil): Promise<Record<string, number>>;
};
