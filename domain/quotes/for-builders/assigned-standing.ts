import { dayMs } from "../../shared/time/time-units.ts";

/**
 * The standing of an assigned request for its builder: their quote is awaited (`waiting`), was sent,
 * or can't be sent anymore. `to-quote` and `missed` part those that wait: a missed one was due more
 * than a week ago.
 */
export const assignedStandings = ["waiting", "to-quote", "missed", "quoted", "closed"] as const;
export type AssignedStanding = (typeof assignedStandings)[number];

/** Filters a builder's requests by standing at `now`: an expired quote no longer counts as sent. */
export type AssignedFilter = { standing: AssignedStanding; now: Date };

/** A request that was due before this moment and has no quote is missed. */
export function missedBefore(now: Date): Date {
  return new Date(now.getTime() - 7 * dayMs);
}
