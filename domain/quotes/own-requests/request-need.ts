import type { RequestStanding } from "./request-standing.ts";

/** An exhibitor's requests grouped by what they need next, most urgent first. */
export const requestNeeds = ["decision", "waiting", "chosen", "closed"] as const;
export type RequestNeed = (typeof requestNeeds)[number];

/** Sort orders of an exhibitor's requests. `need`: by group, each newest first. */
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

/** The request's group. An unknown standing, from a later version, counts as `waiting`. */
export function requestNeed(standing: string | null | undefined): RequestNeed {
  return needs[standing as RequestStanding] ?? "waiting";
}
