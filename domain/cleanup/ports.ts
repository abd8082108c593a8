/** Rows from before these times have expired; null keeps them forever. */
export type ExpiryTimes = {
  now: Date;
  keysUntil: Date;
  contactMessagesUntil: Date | null;
  /** Mails that were sent, or failed for good, before this. */
  mailsUntil: Date | null;
};

/** Removes rows that have expired. */
export type ExpiredRows = {
  /** Deletes expired rows. Returns the number per kind. A kind that fails does not stop the others; then it rejects at the end. */
  sweep(until: ExpiryTimes): Promise<Record<string, number>>;
};
