import type { CheckId, ReferenceId } from "../shared/id.ts";

export const referenceLimits = {
  /** People asked for one check. */
  people: 5,
  /** Emails to references of a builder in 30 days. */
  monthly: 10,
  company: 100,
  text: 1000,
} as const;
/** Answers that a check needs before admins decide about it. */
export const leastAnswers = 2;
/** Days for which the link works, and the contact is kept. */
export const referenceDays = 30;

/** A reference's answer about a builder; only admins read it. */
export type ReferenceAnswer = {
  worked: boolean;
  onTime: boolean;
  again: boolean;
  text: string | null;
};

/** A person whom a builder names for a check; we ask them by email. */
export type Reference = {
  id: ReferenceId;
  checkId: CheckId;
  company: string;
  /** Erased when the link ends, or on their wish. Never shown. */
  email: string | null;
  /** The part of the address behind the @, for admins. */
  mailDomain: string;
  tokenHash: string;
  askedAt: Date;
  endsAt: Date;
  answeredAt: Date | null;
  answer: ReferenceAnswer | null;
};

export const referenceStates = ["asked", "answered", "ended"] as const;
/** `ended`: the time is over, or they don't want to be asked. */
export type ReferenceState = (typeof referenceStates)[number];

export function stateOfReference(
  { answeredAt, email, endsAt }: Reference,
  now: Date,
): ReferenceState {
  if (answeredAt) return "answered";
  return email === null || endsAt <= now ? "ended" : "asked";
}
