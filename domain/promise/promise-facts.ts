import type { BuilderId } from "../shared/id.ts";
import type { WorkWeek } from "../shared/time/zone-time.ts";
import type { PromiseNotice } from "./promise-notice.ts";
import type { PromiseParams } from "./promise-policy.ts";
import type { QuotePromise } from "./quote-promise.ts";

/** Reasons why a request ends before a due time. */
export type RequestEnd = { at: Date; by: "acceptance" | "closing" };

/** An answer as promises count it. */
export type PricedAnswer = {
  builderId: BuilderId;
  createdAt: Date;
  /** When it first named an amount that counts; null while it names none. */
  pricedAt: Date | null;
  withdrawnAt: Date | null;
};

/** One invitation, as the decision reads it. */
export type InvitationFacts = {
  builderId: BuilderId;
  invitedAt: Date;
  /** An admin's choice has a seat from the start. */
  invitedBy: "system" | "admin" | "builder";
  delivery: "queued" | "sent" | "failed";
  deliveredAt: Date | null;
  respondBy: Date | null;
  acknowledgedAt: Date | null;
  /** Also set when the builder declined. */
  removedAt: Date | null;
  declinedAt: Date | null;
  lapsedAt: Date | null;
  releasedAt: Date | null;
  remindersSent: number;
  remindedAt: Date | null;
};

/** A builder's calendar, and how often they answered in the year behind us. */
export type AnsweringBuilder = {
  builderId: BuilderId;
  week: WorkWeek;
  invited: number;
  answered: number;
};

/** Everything that one evaluation reads. */
export type PromiseFacts = {
  promise: QuotePromise;
  params: PromiseParams;
  /** Null while the request is open and no quote is accepted. */
  end: RequestEnd | null;
  invitations: readonly InvitationFacts[];
  answers: readonly PricedAnswer[];
  /** Those who were invited. */
  builders: ReadonlyMap<BuilderId, AnsweringBuilder>;
  /** Builders who could be invited next, best first: those released before, where an admin confirms them, and those not yet invited. */
  candidates: readonly AnsweringBuilder[];
  /** More than were promised when the exhibitor asked for more. */
  quotesWanted: number;
  /** The exhibitor asked for more builders after the due time, or after all quotes were in. */
  asksForMore: boolean;
  saidBefore: ReadonlySet<PromiseNotice>;
};
