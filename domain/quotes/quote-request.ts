import type { Finding } from "../booth-rules/check-booth.ts";
import type { ScopeEdits } from "../offers/required-scope.ts";
import type { BuilderId, QuoteRequestId, UserId } from "../shared/id.ts";
import type { QuoteRequestForm } from "./quote-request-form.ts";
import type { RequestStatus } from "./request-state.ts";

export const priorities = ["high", "normal", "low", "medium"] as const;
export type Priority = (typeof priorities)[number];

/** Why a builder doesn't quote. `other` comes with a text. */
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

/** The inviter of a builder; `builder`: themselves, by "I'm interested". */
export const inviters = ["system", "admin", "builder"] as const;
export type Inviter = (typeof inviters)[number];

/** Points for a criterion when the builder was invited. */
export type InvitationReason = { criterion: string; points: number; outOf: number; why: string };

/** `queued` until the mail server has taken the invitation or refused it for good. */
export type InvitationDelivery = "queued" | "sent" | "failed";

/** A builder's invitation to quote. Kept as a record after the builder is removed or declines. */
export type Invitation = {
  builderId: BuilderId;
  invitedAt: Date;
  delivery: InvitationDelivery;
  /** When the delivery succeeded or failed for good. */
  deliveredAt: Date | null;
  /** Error of the last attempt, as the mail server reported it. */
  deliveryError: string | null;
  removedAt: Date | null;
  /**
   * When the builder declined, which also removes the invitation. Null again after they took that
   * back.
   */
  declinedAt: Date | null;
  declineReason: string | null;
  /** Null: not declined, or declined without a code. */
  declineCode: DeclineCode | null;
  /** Number of the round of invitations, from 1. */
  wave: number;
  invitedBy: Inviter;
  /** The match score when invited; null: invited without one. */
  points: number | null;
  reasons: InvitationReason[] | null;
  /** Version of the matching rules behind the points. */
  matchVersion: string | null;
  /** Conditions that the builder missed when an admin invited them anyway; null: none. */
  overrode: string[] | null;
  /** The builder's answer time; null for invitations from before answer times existed. */
  respondBy: Date | null;
  /** When the builder said "We will quote". */
  acknowledgedAt: Date | null;
  /** When the builder was no longer expected to quote. They still may while a seat is free. */
  lapsedAt: Date | null;
  /** When the builder was told that enough quotes are in. */
  releasedAt: Date | null;
  remindersSent: number;
  /** When the last reminder was sent. */
  remindedAt: Date | null;
  /** Links with another version are invalid. */
  linkVersion: number;
};

/** A new invitation whose email is queued. */
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
 * Renews the invitation at `at`: its email is queued, and an earlier silence no longer counts. A
 * "We will quote" followed by silence is dropped; one still in time is kept.
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

/** Facts of a request that the calendar of shows may confirm. */
export const calendarFacts = ["tradeShowName", "venue"] as const;
export type CalendarFact = (typeof calendarFacts)[number];

/**
 * State of the form's address. `proven`: the sender or owner has shown that they read it.
 * `over-limit`: it has reached the limit of confirmations to unverified addresses.
 */
export const emailStates = ["proven", "unproven", "over-limit"] as const;
export type EmailState = (typeof emailStates)[number];

/** An exhibitor's request and its progress. `version` increases with each save. */
export type QuoteRequest = Omit<QuoteRequestForm, "budget"> & {
  id: QuoteRequestId;
  userId: UserId | null;
  emailState: EmailState;
  budget: string | null;
  /** YYYY-MM-DD when `eventDate` parses as one day. */
  eventDay: string | null;
  status: RequestStatus;
  priority: Priority;
  assignedBuilders: BuilderId[];
  sentToBuilders: BuilderId[];
  assignmentDate: Date | null;
  invitations: Invitation[];
  /** Internal notes, for admins only. */
  notes: string | null;
  cancelReason: string | null;
  /** The exhibitor's changes to the scope required by service and features. */
  scopeEdits: ScopeEdits;
  /**
   * Facts that matched the calendar word for word when the request was sent. They contain no
   * personal text, so they are never masked.
   */
  calendarFacts: CalendarFact[];
  /** The rules on the booth of this version of the brief, as of then. */
  findings: Finding[];
  /** Version of the brief, from 1. */
  briefVersion: number;
  /** When the request was completed or canceled. */
  closedAt: Date | null;
  /** When personal data was erased. */
  erasedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};
