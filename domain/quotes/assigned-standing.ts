/** How an assigned request stands for its builder: their quote is awaited, it was sent, or nothing can be quoted anymore. */
export const assignedStandings = ["waiting", "quoted", "closed"] as const;
export type AssignedStanding = (typeof assignedStandings)[number];

/** Which of a builder's requests, at what time: an offer that has expired by then is no longer a quote. */
export type AssignedFilter = { standing: AssignedStanding; now: Date };
