import type { SubmittedBody } from "../../../app-server/contract/quotes/quote-requests.ts";

const name = "confirmation";

/** Shown when the address has reached its limit of confirmations. */
export const confirmationHeld =
  "We didn't email a confirmation, because this address has had several already.";

/** The page of a request that was just sent. The address says when no confirmation was mailed. */
export function quoteSuccessPath({ quoteRequest, isConfirmationMailed }: SubmittedBody): string {
  const path = `/quote-success/${quoteRequest.id}`;
  return isConfirmationMailed ? path : `${path}?${name}=none`;
}

/** Goes with the way there: the request is in, whether or not it can be read. */
export const justSent = { isSent: true };

export function isJustSent(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isSent" in state;
}

export function isConfirmationHeld(search: URLSearchParams): boolean {
  return search.get(name) === "none";
}
