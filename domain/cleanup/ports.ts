/** Rows from before these times are deleted; null keeps them forever. */
export type ExpiryTimes = {
  now: Date;
  keysUntil: Date;
  contactMessagesUntil: Date | null;
  /** For emails that were sent or failed for good. */
  mailsUntil: Date | null;
};

/** Removes rows that have expired. */
export type ExpiredRows = {
  /**
   * Deletes expired rows and returns the number per kind. A failing kind doesn't stop the others;
   * the call rejects at the end.
   */
  sweep(until: ExpiryTimes): Promise<Record<string, number>>;
};
