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
/** A reference check names too few people, or more than are `left`. */
export type TooFewReferences = { kind: "too-few-references"; left: number };
/** The builder has asked as many people in 30 days as it may. */
export type ReferencePace = { kind: "reference-pace"; limit: number };
/** The person was asked already or is the builder, or doesn't want to be asked. */
export type ReferenceUnfit = { kind: "reference-unfit"; because: "known" | "unwilling" };
/** No such link, or its time is over. */
export type ReferenceInvalid = { kind: "reference-invalid" };
/** The link was used. */
export type ReferenceAnswered = { kind: "reference-answered" };
/** Fewer people than `least` have answered. */
export type AnswersMissing = { kind: "answers-missing"; least: number };
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
  | TooFewReferences
  | ReferencePace
  | ReferenceUnfit
  | ReferenceInvalid
  | ReferenceAnswered
  | AnswersMissing
  | ValidityWrong
  | DecisionReasonMissing;
