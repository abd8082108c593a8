import type { RequestStanding } from "./request-standing.ts";

/** Requests of an exhibitor by what they need next, the most urgent first. */
export const requestNeeds = ["decision", "waiting", "chosen", "closed"] as const;
export type RequestNeed = (typeof requestNeeds)[number];

/** Orders of an exhibitor's own requests. By need, each group is newest first. */
export const ownRequestOrders = ["newest", "need"] as const;
export type OwnRequestOrder = (typeof ownRequestOrders)[number];

const needs: Record<RequestStanding, RequestNeed> = {
  pending: "waiting",
  assigned: "waiting",
  quotes_sent: "waiting",
  email_failed: "waiting",
  "quotes-to-decide": "decision",
  "quotes-unpriced": "decision",
  "quotes-ended": "waiting",
  "quote-accepted": "chosen",
  completed: "closed",
  "cancelled-unasked": "closed",
  "cancelled-unanswered": "closed",
  "cancelled-with-quotes": "closed",
};

/** The request's group in the list. An unknown standing, of a later version, waits. */
export function requestNeed(standing: string | null | undefined): RequestNeed {
  return needs[standing as RequestStanding] ?? "waiting";
}
