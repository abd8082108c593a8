import type { RequestFacts } from "../../messages/letter.ts";
import type { QuoteRequest } from "../quote-request.ts";

/** What every letter about the request may tell. */
export function requestFacts(request: QuoteRequest): RequestFacts {
  const { id, tradeShowName, eventDate, venue, boothSize } = request;
  return { quoteRequestId: id, tradeShowName, eventDate, venue, boothSize };
}
