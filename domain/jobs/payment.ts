import type { PaymentId, QuoteResponseId, UserId } from "../shared/id.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import type { Job, JobSide } from "./job.ts";

export const paymentLimits = {
  /** Parts of a plan. */
  ofPlan: 8,
  /** With those that changes added. */
  mostParts: 68,
  label: 80,
  reference: 80,
  note: 1000,
  /** Days after an event. */
  days: 90,
} as const;

/** The events of a job that a payment may follow. */
export const dueEvents = ["agreed", "delivered", "closed"] as const;
export type DueEvent = (typeof dueEvents)[number];

/** When a part is due: on a day, or some days after an event of the job. */
export type Due = { day: string } | { after: DueEvent; days: number };

/** A part of the agreed amount, in minor units of the quote's currency; negative for a credit. */
export type PlannedPayment = { label: string; amount: number; due: Due };

export const paymentStates = ["planned", "sent", "received", "not-agreed"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A planned payment, and what both sides say about it. We move no money. */
export type Payment = PlannedPayment & {
  id: PaymentId;
  jobId: QuoteResponseId;
  /** Place in the plan, from 0. */
  position: number;
  state: PaymentState;
  /** The exhibitor's reference, such as the number of a transfer. */
  reference: string | null;
  sentAt: Date | null;
  sentBy: UserId | null;
  receivedAt: Date | null;
  receivedBy: UserId | null;
  /** Why a side doesn't agree, and when it said so. */
  disputeNote: string | null;
  disputedAt: Date | null;
  disputedBy: UserId | null;
  disputeSide: JobSide | null;
  /** How many of the times for a reminder are over. */
  reminders: number;
};

export type PaymentEvent = "sent" | "received" | "not-agreed";

type Arrow = { by: readonly JobSide[] };
const exhibitor: Arrow = { by: ["exhibitor"] };
const builder: Arrow = { by: ["builder"] };
const either: Arrow = { by: ["exhibitor", "builder"] };

/** All allowed statements about a payment in each state, and who makes them. */
const arrows: Record<PaymentState, Partial<Record<PaymentEvent, Arrow>>> = {
  planned: { sent: exhibitor, received: builder, "not-agreed": either },
  sent: { received: builder, "not-agreed": either },
  received: { "not-agreed": either },
  "not-agreed": { sent: exhibitor, received: builder },
};

/** The sides that may say this about a payment in this state; null: none. */
export function paymentArrow(from: PaymentState, event: PaymentEvent): Arrow | null {
  return arrows[from][event] ?? null;
}

/** The statements that a side may make about a payment in this state. */
export function paymentEventsOf(from: PaymentState, side: JobSide): PaymentEvent[] {
  const events = Object.entries(arrows[from]) as [PaymentEvent, Arrow][];
  return events.filter(([, { by }]) => by.includes(side)).map(([event]) => event);
}

/** Whether money was said to be on its way: such a part is not edited anymore. */
export function isSettled({ state }: Pick<Payment, "state">): boolean {
  return state === "sent" || state === "received";
}

/** A part before any statement about it. */
export function newPayment(
  plan: PlannedPayment,
  place: Pick<Payment, "id" | "jobId" | "position">,
): Payment {
  return {
    ...plan,
    ...place,
    state: "planned",
    reference: null,
    sentAt: null,
    sentBy: null,
    receivedAt: null,
    receivedBy: null,
    disputeNote: null,
    disputedAt: null,
    disputedBy: null,
    disputeSide: null,
    reminders: 0,
  };
}

/** The moments of a job that payments are due after. */
export type DueMoments = Pick<Job, "agreedAt" | "deliveredAt" | "closedAt">;

/** The day on which it is due, where the exhibitor is; null while it follows an event to come. */
export function dueDay(
  { due }: Pick<Payment, "due">,
  job: DueMoments,
  timeZone: string,
): string | null {
  if ("day" in due) return due.day;
  const moments = { agreed: job.agreedAt, delivered: job.deliveredAt, closed: job.closedAt };
  const after = moments[due.after];
  return after && utcDay(new Date(Date.parse(dayThere(timeZone, after)) + due.days * dayMs));
}

/** Days from a payment's day to its reminders: before it, on it, and once after it. */
const reminderDays = [-3, 0, 7] as const;

/** How many of a payment's reminders are due on `today`. A payment without a day has none. */
export function remindersDue(dueOn: string | null, today: string): number {
  if (dueOn === null) return 0;
  const late = daysFrom(dueOn, today);
  return reminderDays.filter((days) => late >= days).length;
}

/** Days from one day to another, YYYY-MM-DD; negative for an earlier one. */
export function daysFrom(day: string, other: string): number {
  return (Date.parse(other) - Date.parse(day)) / dayMs;
}

/** The sum of the parts. */
export function sumOf(payments: readonly Pick<Payment, "amount">[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
