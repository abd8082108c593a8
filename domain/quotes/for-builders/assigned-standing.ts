/**
 * The standing of an assigned request for its builder: their quote is awaited, was sent, or can't
 * be sent anymore.
 */
export const assignedStandings = ["waiting", "quoted", "closed"] as const;
export type AssignedStanding = (typeof assignedStandings)[number];

/** Filters a builder's requests by standing at `now`: an expired quote no longer counts as sent. */
export type AssignedFilter = { standing: AssignedStanding; now: Date };
