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

/** A role, or the builder's own number within the request. Never a person's name or id. */
export type PromiseActor = "system" | "admin" | "exhibitor" | `builder ${number}`;

/** Figures and our own words only: nothing typed by a person. */
export type PromiseEventDetail = Record<string, string | number | boolean | null>;
export type PromiseEventKind = (typeof promiseEventKinds)[number];

/** Something that happened to a promise, before it has its place in the ledger. */
export type PromiseEvent = {
  at: Date;
  kind: PromiseEventKind;
  actor: PromiseActor;
  detail: PromiseEventDetail;
};

/** The changes of one step: the promise and its new ledger events. */
export type PromiseStep = { promise: QuotePromise; events: PromiseEvent[] };

/** The part of a row that figures are counted from. */
export type CountedRow = Pick<LedgerRow, "ledgerId" | "kind" | "at" | "detail" | "policyVersion">;

/** An event in the ledger, stored and published. `at` is the full hour in which it happened. */
export type LedgerRow = PromiseEvent & {
  ledgerId: LedgerId;
  /** Its place in the request's chain, from 1. */
  seq: number;
  policyVersion: number;
  /** The hash of the row before; an empty text before the first. */
  prevHash: string;
  hash: string;
};
