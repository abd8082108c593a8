/** The counts of a builder's requests and quotes. */
export type BuilderFigures = {
  /** Requests that wait for the builder's quote. */
  openInvitations: number;
  /** Those of them whose time to answer ends within a day, or is over, and is not paused. Released ones owe no answer. */
  dueSoon: number;
  /** Assigned requests with a pending quote of the builder's. */
  quoted: number;
  /** Assigned requests that nothing can be quoted for anymore. */
  closed: number;
  /** Requests of others that no builder is assigned to, or that have a free seat. */
  opportunities: number;
  /** Every quote that the builder has sent, whatever its outcome. */
  quotes: number;
  /** Their own projects, whatever their state. */
  projects: number;
  /** Quotes that an exhibitor accepted. */
  won: number;
  /** From the invitation to the first quote, in the middle of the latest fifty; null before the first. */
  medianAnswerMs: number | null;
};

/** No more than this many invitations, quotes and opportunities are looked at. */
export const figuresReach = { invitations: 500, answers: 50, opportunities: 500 } as const;

export const dueSoonHours = 24;
