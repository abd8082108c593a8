import { allQuotesHours, firstQuoteHours } from "./limits.ts";
import type { QuoteRequest } from "./quote-request.ts";

const hourMs = 60 * 60 * 1000;

/** By when an exhibitor was promised the first quote, and all of them. The clock begins with the request. */
export function dueTimes({ createdAt }: Pick<QuoteRequest, "createdAt">) {
  const after = (hours: number) => new Date(createdAt.getTime() + hours * hourMs);
  return { firstQuoteAt: after(firstQuoteHours), allQuotesAt: after(allQuotesHours) };
}
