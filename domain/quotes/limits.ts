import { requestLimits } from "./quote-request-form.ts";

/** Bounds of a quote request and of an offer, in characters or entries. Published in `/openapi.json`. */
export const limits = {
  ...requestLimits,
  estimatedTimeline: 200,
  responseMessage: 5000,
  /** Minimum length of a message without an amount. */
  messageWithoutAmount: 40,
  /** The least amount of a quote that counts for a promise, in US cents; a lower one is read and accepted all the same. */
  countableAmountCents: 100_00,
  attachments: 10,
  attachment: 500,
  reason: 1000,
  notes: 5000,
  assignedBuilders: 100,
} as const;

/** Days for which a quote stands when its builder does not say. */
export const defaultValidityDays = 30;
