import type { RequestFacts } from "../../messages/letter-facts.ts";
import { factsForBuilders, maskWords } from "../for-builders/mask-contacts.ts";
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

/** The exhibitor's reason in an email to builders, without contact data and the exhibitor's name. */
export function reasonForBuilders(reason: string | null, request: QuoteRequest): string | null {
  return reason && maskWords(reason, request);
}
