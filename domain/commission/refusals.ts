import type { RatesChanged } from "../quotes/refusals.ts";

/** No rates are set, so there is nothing to agree to or to except a builder from. */
export type RatesNotSet = { kind: "rates-not-set" };
/** Another admin changed the rates since they were read. */
export type RateVersionsChanged = { kind: "rate-versions-changed" };
/** New rates would begin before the notice of 30 days has passed. */
export type RatesTooSoon = { kind: "rates-too-soon"; earliest: Date };
/** The builder of an exception is gone. */
export type RatedBuilderUnknown = { kind: "rated-builder-unknown" };
/** The caller has no approved builder profile. */
export type NotABuilder = { kind: "no-rates-for-you" };

/** No such statement for the caller. */
export type StatementNotFound = { kind: "statement-not-found" };
/** The statement was written off. */
export type StatementClosed = { kind: "statement-closed" };
/** More than what is open, or than what was paid. */
export type MoreThanOpen = { kind: "more-than-open"; open: number };
/** No such accrual, or it was reversed. */
export type EntryNotFound = { kind: "entry-not-found" };

/** A builder can't contest this entry, or not anymore. */
export type ContestRefused = {
  kind: "contest-refused";
  why: "no-entry" | "once" | "too-many" | "too-late";
};
/** No such contest. */
export type ContestNotFound = { kind: "contest-not-found" };
/** The contest was decided before. */
export type ContestDecided = { kind: "contest-decided" };

/** The day of a payment is to come. */
export type PaymentToCome = { kind: "payment-to-come" };

export type CommissionRefusal =
  | PaymentToCome
  | ContestRefused
  | ContestNotFound
  | ContestDecided
  | StatementNotFound
  | StatementClosed
  | MoreThanOpen
  | EntryNotFound
  | RatesNotSet
  | RatesChanged
  | RateVersionsChanged
  | RatesTooSoon
  | RatedBuilderUnknown
  | NotABuilder;
