import type { Message } from "../messages/ports.ts";
import type { Id, QuoteRequestId, UserId } from "../shared/id.ts";
import type { OwnMilestone } from "./plan.ts";
import type { PlanWatch } from "./plan-watch.ts";

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
