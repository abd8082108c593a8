import type { ScopeEdits } from "../offers/required-scope.ts";
import type { BuilderId, QuoteRequestId, UserId } from "../shared/id.ts";
import type { QuoteRequestForm } from "./quote-request-form.ts";
import type { RequestStatus } from "./request-state.ts";

export const priorities = ["high", "normal", "low", "medium"] as const;
export type Priority = (typeof priorities)[number];

/** Why a builder does not quote. `other` comes with a text. */
export const declineCodes = [
  "too-busy",
  "too-far",
  "too-small",
  "too-large",
  "budget-too-low",
  "too-late",
  "not-our-kind",
  "works-for-a-competitor",
  "brief-unclear",
  "no-free-design",
  "other",
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** The inviter of a builder; `builder`: they asked for it themselves by "I'm interested". */
export const inviters = ["system", "admin", "builder"] as const;
export type Inviter = (typeof inviters)[number];

/** The builder's score when invited: points by criterion. */
export type InvitationReason = { criterion: string; points: number; outOf: number; why: string };

/** `queued` until the mail server has taken the invitation or refused it for good. */
export type InvitationDelivery = "queued" | "sent" | "failed";

/** A builder's invitation to quote. Stored after the builder is removed or declines, as a record. */
export type Invitation = {
  builderId: BuilderId;
  invitedAt: Date;
  delivery: InvitationDelivery;
  /** When the delivery ended, either way. */
  deliveredAt: Date | null;
  /** Why the last attempt failed, in the mail server's words. */
  deliveryError: string | null;
  removedAt: Date | null;
  /** When the builder declined it themselves; it is removed at the same instant. Null again once they took that back. */
  declinedAt: Date | null;
  declineReason: string | null;
  /** Null: declined without one, or not declined. */
  declineCode: DeclineCode | null;
  /** Round of invitations to this request, from 1. */
  wave: number;
  invitedBy: Inviter;
  /** As the suggestions showed them at that moment; null: the builder was picked without them. */
  points: number | null;
  reasons: InvitationReason[] | null;
  /** Which rules gave the points. */
  matchVersion: string | null;
  /** Conditions that the builder did not meet when an admin invited them anyway; null: none. */
  overrode: string[] | null;
  /** By when the builder is asked to answer; null: invited before there was such a time. */
  respondBy: Date | null;
  /** When the builder said that they will quote. */
  acknowledgedAt: Date | null;
  /** Since when this builder is no longer expected to quote. They still may while a seat is free. */
  lapsedAt: Date | null;
  /** Since when enough quotes are in and they need not start. */
  releasedAt: Date | null;
  remindersSent: number;
  /** When the last reminder was sent. */
  remindedAt: Date | null;
  /** Links of other versions than this are void. */
  linkVersion: number;
};

/** An invitation just made, whose mail is not out yet. */
export function newInvitation(
  builderId: BuilderId,
  invitedAt: Date,
  facts: Partial<Invitation> = {},
): Invitation {
  return {
    builderId,
    invitedAt,
    delivery: "queued",
    deliveredAt: null,
    deliveryError: null,
    removedAt: null,
    declinedAt: null,
    declineReason: null,
    declineCode: null,
    wave: 1,
    invitedBy: "admin",
    points: null,
    reasons: null,
    matchVersion: null,
    overrode: null,
    respondBy: null,
    acknowledgedAt: null,
    lapsedAt: null,
    releasedAt: null,
    remindersSent: 0,
    remindedAt: null,
    linkVersion: 1,
    ...facts,
  };
}

/**
 * The invitation begun again at `at`: its email is not out yet, and what the builder did not do before no longer counts. Nor
 * does a "We will quote" after which the builder was silent; one that stood still stands.
 */
export function renewedInvitation(invitation: Invitation, at: Date): Invitation {
  const { acknowledgedAt, lapsedAt, releasedAt } = invitation;
  return {
    ...invitation,
    delivery: "queued",
    deliveredAt: null,
    deliveryError: null,
    invitedAt: at,
    lapsedAt: null,
    releasedAt: null,
    remindersSent: 0,
    remindedAt: null,
    acknowledgedAt: lapsedAt || releasedAt ? null : acknowledgedAt,
  };
}

/** Facts of a request that the calendar of shows has, too. */
export const calendarFacts = ["tradeShowName", "venue"] as const;
export type CalendarFact = (typeof calendarFacts)[number];

/**
 * Of the address in the form. `proven`: its sender or owner has shown that they read it. `over-limit`: it had been sent as many
 * confirmations as an address may that is not.
 */
export const emailStates = ["proven", "unproven", "over-limit"] as const;
export type EmailState = (typeof emailStates)[number];

/** An exhibitor's request and its progress. `version` grows by one with each save. */
export type QuoteRequest = Omit<QuoteRequestForm, "budget"> & {
  id: QuoteRequestId;
  userId: UserId | null;
  emailState: EmailState;
  budget: string | null;
  /** YYYY-MM-DD when `eventDate` names a day. */
  eventDay: string | null;
  status: RequestStatus;
  priority: Priority;
  assignedBuilders: BuilderId[];
  sentToBuilders: BuilderId[];
  assignmentDate: Date | null;
  invitations: Invitation[];
  /** For admins only. */
  notes: string | null;
  cancelReason: string | null;
  /** The exhibitor's changes to the scope that service and features ask for. */
  scopeEdits: ScopeEdits;
  /** Those that stood in the calendar, word for word, when the request was sent. They are no words of people, so nothing in them is hidden. */
  calendarFacts: CalendarFact[];
  /** Counts the changes of the brief, from 1. */
  briefVersion: number;
  /** When it was completed or canceled. */
  closedAt: Date | null;
  /** Since when nothing in it says who sent it. */
  erasedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};
