import { requestLimits } from "./quote-request-form.ts";

/** Limits of quote requests and offers, in characters or entries. Published in `/openapi.json`. */
export const limits = {
  ...requestLimits,
  estimatedTimeline: 200,
  responseMessage: 5000,
  /** Minimum length of a message without an amount. */
  messageWithoutAmount: 40,
  /**
   * Minimum amount of a quote that counts for a promise, in US cents; lower amounts are accepted,
   * too.
   */
  countableAmountCents: 100_00,
  attachments: 10,
  attachment: 500,
  reason: 1000,
  notes: 5000,
  caseEmail: 5000,
  assignedBuilders: 100,
} as const;

/** Days until a quote expires when its builder states no end. */
export const defaultValidityDays = 30;
