import { type QuoteResponse, statusAt } from "../quote-response.ts";

/** Ends a pending offer for a reason outside it: declined, or expired if its time has passed. */
export function endOffer(response: QuoteResponse, now: Date): QuoteResponse {
  const status = statusAt(response, now) === "expired" ? "expired" : "declined";
  return { ...response, status, updatedAt: now };
}
