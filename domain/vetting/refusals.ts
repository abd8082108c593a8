import type { CheckState } from "./check-state.ts";

/** No such check, or the caller may not know of it. */
export type CheckNotFound = { kind: "check-not-found" };
/** The check is in a state that doesn't allow it: decided, expired or replaced. */
export type CheckDecided = { kind: "check-state"; state: CheckState };
/**
 * A submission lacks documents, has too many, or names some that aren't the caller's unsent ones.
 */
export type DocumentsMissing = {
  kind: "documents-missing";
  least: number;
  most: number;
  isPhotos: boolean;
};
/** A portfolio has `count` published projects of built booths with their show, which is too few. */
export type ProjectsMissing = { kind: "projects-missing"; count: number };
/** The visit of a booth is on a later day. */
export type VisitAhead = { kind: "visit-ahead" };
/** The policy ends before it starts, or has ended. */
export type PolicyEnded = { kind: "policy-ended" };
/** The last day of a check is past, or later than its evidence allows. `latest`: YYYY-MM-DD. */
export type ValidityWrong = { kind: "validity-wrong"; latest: string };
/** An admin must say why: they refuse, or accept a policy of another name than the company's. */
export type DecisionReasonMissing = {
  kind: "decision-reason-missing";
  because: "refused" | "other-name";
};

export type VettingRefusal =
  | CheckNotFound
  | CheckDecided
  | DocumentsMissing
  | PolicyEnded
  | ProjectsMissing
  | VisitAhead
  | ValidityWrong
  | DecisionReasonMissing;
