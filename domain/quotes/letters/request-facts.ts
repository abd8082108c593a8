import type { RequestFacts } from "../../messages/letter-facts.ts";
import { factsForBuilders } from "../for-builders/mask-contacts.ts";
import type { QuoteRequest } from "../quote-request.ts";

/** Facts of the request that every email may contain, as the exhibitor typed them. */
export function requestFacts(request: QuoteRequest): RequestFacts {
  const { id, tradeShowName, eventDate, venue, boothSize } = request;
  return { quoteRequestId: id, tradeShowName, eventDate, venue, boothSize };
}

/** The same for emails to builders: contact data that was typed into a fact is hidden. */
export function requestFactsForBuilders(request: QuoteRequest): RequestFacts {
  return requestFacts({ ...request, ...factsForBuilders(request) });
}
