import { type QuoteResponse, statusAt } from "../quote-response.ts";

/** A pending offer that is turned down for another reason than its own: declined, or expired when its time has passed. */
export function endOffer(response: QuoteResponse, now: Date): QuoteResponse {
  const status = statusAt(response, now) === "expired" ? "expired" : "declined";
  return { ...response, status, updatedAt: now };
}
