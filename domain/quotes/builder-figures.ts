/** How a builder stands. */
export type BuilderFigures = {
  /** Requests that wait for the builder's quote. */
  openInvitations: number;
  /** Those of them whose 48 hours end within a day, or are over. */
  dueSoon: number;
  /** Quotes that an exhibitor accepted. */
  won: number;
  /** From the invitation to the first quote, in the middle of the latest fifty; null before the first. */
  medianAnswerMs: number | null;
};

/** No more than this many invitations and quotes are looked at. */
export const figuresReach = { invitations: 500, answers: 50 } as const;

export const dueSoonHours = 24;
