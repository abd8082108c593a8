import type { Id, QuoteRequestId, UserId } from "../shared/id.ts";
import type { OwnMilestone } from "./plan.ts";

export type PlanCalendarId = Id<"plan-calendar">;
/** A secret address of a request's plan, of one person. */
export type PlanCalendar = {
  id: PlanCalendarId;
  quoteRequestId: QuoteRequestId;
  userId: UserId;
  tokenHash: string;
  createdAt: Date;
};

/** Stores the part of plans that people set, and addresses of their calendars. */
export type PlanRepository = {
  listOwn(id: QuoteRequestId): Promise<OwnMilestone[]>;

  /** Replaces what was set at the milestone. */
  setOwn(id: QuoteRequestId, milestone: OwnMilestone): Promise<void>;

  /** Replaces the person's former calendar of this request. */
  saveCalendar(calendar: PlanCalendar): Promise<void>;

  hasCalendar(id: QuoteRequestId, userId: UserId): Promise<boolean>;

  removeCalendar(id: QuoteRequestId, userId: UserId): Promise<void>;

  findCalendar(tokenHash: string): Promise<PlanCalendar | null>;

  /** Notes which plan a calendar shows. The answer counts how often that has changed, from 0. */
  noteShown(id: PlanCalendarId, shown: string): Promise<number>;
};
