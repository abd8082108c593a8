import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { RequestFacts } from "./letter.ts";

/** What every letter about the request may tell. */
export function requestFacts(request: QuoteRequest): RequestFacts {
  const { id, tradeShowName, eventDate, venue, boothSize } = request;
  return { quoteRequestId: id, tradeShowName, eventDate, venue, boothSize };
}
