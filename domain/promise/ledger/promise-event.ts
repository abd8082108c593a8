import type { LedgerId, QuotePromise } from "../quote-promise.ts";

export const promiseEventKinds = [
  "received",
  "paused",
  "resumed",
  "invited",
  "delivered",
  "bounced",
  "acknowledged",
  "acknowledgement-taken-back",
  "quoted",
  "answered-without-amount",
  "withdrawn",
  "declined",
  "removed",
  "lapsed",
  "released",
  "reminded",
  "told",
  "alarm",
  "target-kept",
  "target-missed",
  "excluded",
  "policy-override",
  "more-asked",
] as const;

/** A role, or the builder's number within the request; never a name or id. */
export type PromiseActor = "system" | "admin" | "exhibitor" | `builder ${number}`;

/** Numbers and fixed codes only; no text typed by a person. */
export type PromiseEventDetail = Record<string, string | number | boolean | null>;
export type PromiseEventKind = (typeof promiseEventKinds)[number];

/** An event of a promise before it is chained in the ledger. */
export type PromiseEvent = {
  at: Date;
  kind: PromiseEventKind;
  actor: PromiseActor;
  detail: PromiseEventDetail;
};

/** The result of one step: the promise and its new ledger events. */
export type PromiseStep = { promise: QuotePromise; events: PromiseEvent[] };

/** The fields of a row that figures are computed from. */
export type CountedRow = Pick<LedgerRow, "ledgerId" | "kind" | "at" | "detail" | "policyVersion">;

/** An event in the ledger, stored and published. `at` is the full hour in which it happened. */
export type LedgerRow = PromiseEvent & {
  ledgerId: LedgerId;
  /** Position in the request's chain, from 1. */
  seq: number;
  policyVersion: number;
  /** Hash of the previous row; an empty string for the first. */
  prevHash: string;
  hash: string;
};
