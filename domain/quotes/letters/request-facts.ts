import type { RequestFacts } from "../../messages/letter-facts.ts";
import type { QuoteRequest } from "../quote-request.ts";

/** Facts of the request that every email may contain. */
export function requestFacts(request: QuoteRequest): RequestFacts {
  const { id, tradeShowName, eventDate, venue, boothSize } = request;
  return { quoteRequestId: id, tradeShowName, eventDate, venue, boothSize };
}
