import type { BuilderId, QuoteResponseId } from "../shared/id.ts";
import { dayMs, hourMs } from "../shared/time/time-units.ts";

/** The content of a job's site link, without its signature. Links of another version are invalid. */
export type SiteLink = { kind: "site-link"; jobId: QuoteResponseId; version: number };

/** A reader who came by a job's site link, without a session: its crew. */
export type SiteHolder = { kind: "site-holder"; jobId: QuoteResponseId; builderId: BuilderId };

/** Days for which a site link works after the last day of the show. */
const validAfterShowDays = 3;

/** When site links expire, counted from the end of the last show day everywhere; null: with the job. */
export function siteLinkEndsAt(lastDay: string | null): Date | null {
  if (lastDay === null) return null;
  return new Date(Date.parse(lastDay) + (1 + validAfterShowDays) * dayMs + 12 * hourMs);
}
