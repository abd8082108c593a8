/** Before when things are over; null: they are kept for good. */
export type ExpiryTimes = {
  now: Date;
  keysUntil: Date;
  contactMessagesUntil: Date | null;
  /** Mails that were sent, or failed for good, before this. */
  mailsUntil: Date | null;
};

/** What is stored for a while and of no use afterwards. */
export type ExpiredRows = {
  /** Removes what is over. Answers how many of each went. */
  sweep(until: ExpiryTimes): Promise<Record<string, number>>;
};
