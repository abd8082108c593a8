/** Counts of a builder's requests and quotes. */
export type BuilderFigures = {
  /** Requests that await the builder's quote. */
  openInvitations: number;
  /**
   * Those of them whose answer time ends within a day or ended within the last week, and that aren't
   * paused. Released ones don't count.
   */
  dueSoon: number;
  /** Those of them that were due more than a week ago. */
  missed: number;
  /** Assigned requests with a pending quote of the builder. */
  quoted: number;
  /** Assigned requests that can't be quoted anymore. */
  closed: number;
  /** Other requests without builders or with a free seat. */
  opportunities: number;
  /** All quotes that the builder has sent. */
  quotes: number;
  /** The builder's projects in any state. */
  projects: number;
  /** Quotes that were accepted. */
  won: number;
  /** Quotes that were accepted or declined, without withdrawn ones. */
  decided: number;
  /**
   * Median time from invitation to first quote over the latest fifty, in milliseconds; null before
   * the first.
   */
  medianAnswerMs: number | null;
};

export const noFigures: BuilderFigures = {
  openInvitations: 0,
  dueSoon: 0,
  missed: 0,
  quoted: 0,
  closed: 0,
  opportunities: 0,
  quotes: 0,
  projects: 0,
  won: 0,
  decided: 0,
  medianAnswerMs: null,
};

/** Maximum number of invitations, quotes and opportunities counted. */
export const figuresReach = { invitations: 500, answers: 50, opportunities: 500 } as const;

export const dueSoonHours = 24;
