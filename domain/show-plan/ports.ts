import type { Message } from "../messages/ports.ts";
import type { Id, QuoteRequestId, UserId } from "../shared/id.ts";
import type { OwnMilestone } from "./plan.ts";
import type { PlanWatch } from "./plan-watch.ts";

export type PlanCalendarId = Id<"plan-calendar">;
/** A secret address, of one person, of a request's plan or of the plans of their jobs. */
export type PlanCalendar = {
  id: PlanCalendarId;
  /** Null: all jobs under way of the person. */
  quoteRequestId: QuoteRequestId | null;
  userId: UserId;
  tokenHash: string;
  createdAt: Date;
};

/** Stores the part of plans that people set, and addresses of their calendars. */
export type PlanRepository = {
  listOwn(id: QuoteRequestId): Promise<OwnMilestone[]>;

  /** Replaces what was set at the milestone. */
  setOwn(id: QuoteRequestId, milestone: OwnMilestone): Promise<void>;

  /** Replaces the person's former calendar of this request, or of their jobs. */
  saveCalendar(calendar: PlanCalendar): Promise<void>;

  /** Whether the person has a calendar of this request; null: of their jobs. */
  hasCalendar(id: QuoteRequestId | null, userId: UserId): Promise<boolean>;

  /** Removes the person's calendar of this request; null: of their jobs. */
  removeCalendar(id: QuoteRequestId | null, userId: UserId): Promise<void>;

  findCalendar(tokenHash: string): Promise<PlanCalendar | null>;

  /** Notes which plan a calendar shows. The answer counts how often that has changed, from 0. */
  noteShown(id: PlanCalendarId, shown: string): Promise<number>;
};

/** Stores who is reminded of which plan. */
export type PlanWatches = {
  /** Adds the exhibitors of open requests with an account, and the builders of accepted quotes. */
  watchNew(now: Date): Promise<void>;

  /** People with a plan to look at by `now`. */
  listDueReaders(now: Date, limit: number): Promise<UserId[]>;

  listWatches(userId: UserId): Promise<PlanWatch[]>;

  /**
   * Saves a person's watches with emails, and removes those that are over. Throws StaleWriteError
   * when one was saved since it was read.
   */
  save(change: {
    before: readonly PlanWatch[];
    after: readonly PlanWatch[];
    over: readonly PlanWatch[];
    messages: Message[];
  }): Promise<void>;
};
