import type { SubmittedBody } from "../../../app-server/contract/quotes/quote-requests.ts";

const name = "confirmation";

/** Shown when no confirmation was emailed, since the address has reached its limit of them. */
export const confirmationHeld =
  "We didn't email a confirmation, because this address has had several already.";

/** URL of the success page of a sent request. It says when no confirmation was emailed. */
export function quoteSuccessPath({ quoteRequest, isConfirmationMailed }: SubmittedBody): string {
  const path = `/quote-success/${quoteRequest.id}`;
  return isConfirmationMailed ? path : `${path}?${name}=none`;
}

/**
 * Navigation state for the success page: the request was received, whether or not it can be read.
 */
export const justSent = { isSent: true };

export function isJustSent(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isSent" in state;
}

export function isConfirmationHeld(search: URLSearchParams): boolean {
  return search.get(name) === "none";
}
