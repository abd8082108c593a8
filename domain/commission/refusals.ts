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

export type CommissionRefusal =
  | RatesNotSet
  | RatesChanged
  | RateVersionsChanged
  | RatesTooSoon
  | RatedBuilderUnknown
  | NotABuilder;
