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
  /** When it first named an amount that counts; null while it has none. */
  pricedAt: Date | null;
  withdrawnAt: Date | null;
};

/** The fields of an invitation that the decision reads. */
export type InvitationFacts = {
  builderId: BuilderId;
  invitedAt: Date;
  /** A builder chosen by an admin has a seat from the start. */
  invitedBy: "system" | "admin" | "builder";
  delivery: "queued" | "sent" | "failed";
  deliveredAt: Date | null;
  respondBy: Date | null;
  acknowledgedAt: Date | null;
  /** Also set by a decline. */
  removedAt: Date | null;
  declinedAt: Date | null;
  lapsedAt: Date | null;
  releasedAt: Date | null;
  remindersSent: number;
  remindedAt: Date | null;
};

/** A builder's working hours, and their invitations and answers of the last year. */
export type AnsweringBuilder = {
  builderId: BuilderId;
  week: WorkWeek;
  invited: number;
  answered: number;
};

/** Everything that an evaluation decides by. */
export type PromiseFacts = {
  promise: QuotePromise;
  params: PromiseParams;
  /** Null while the request is open and no quote is accepted. */
  end: RequestEnd | null;
  invitations: readonly InvitationFacts[];
  answers: readonly PricedAnswer[];
  /** Builders who were invited. */
  builders: ReadonlyMap<BuilderId, AnsweringBuilder>;
  /**
   * Builders who could be invited next, best first: released ones, where an admin confirms them,
   * and ones not yet invited.
   */
  candidates: readonly AnsweringBuilder[];
  /** The promised number, or more when the exhibitor asked for more. */
  quotesWanted: number;
  /**
   * Whether the exhibitor asked for more builders after the due time, or after all quotes were in.
   */
  asksForMore: boolean;
  saidBefore: ReadonlySet<PromiseNotice>;
};
