/** The standing of an assigned request for its builder: their quote is awaited, it was sent, or nothing can be quoted anymore. */
export const assignedStandings = ["waiting", "quoted", "closed"] as const;
export type AssignedStanding = (typeof assignedStandings)[number];

/** Filters a builder's requests at a time: an expired quote no longer counts as one. */
export type AssignedFilter = { standing: AssignedStanding; now: Date };
