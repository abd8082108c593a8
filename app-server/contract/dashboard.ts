import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../domain/quotes/quote-response.ts";
import type { BuilderId } from "../../domain/shared/id.ts";
import type { Page } from "../../domain/shared/page.ts";
import { toAssignedQuoteBody, toAvailableQuoteBody, toQuoteRequestBody } from "./quote-requests.ts";
import { toOwnResponseBody } from "./quote-responses.ts";

// The dashboards' lists, each under the name that the specification gives it; `next` is the cursor of the page after.

export function toOwnQuotesBody({ items, next }: Page<QuoteRequest>) {
  return { quotes: items.map(toQuoteRequestBody), next };
}

/** `builderId` is the caller's own profile; without one there is nothing to show. */
export function toAssignedQuotesBody(
  { items, next }: Page<QuoteRequest>,
  builderId: BuilderId | undefined,
) {
  const assigned = builderId ? items.map((item) => toAssignedQuoteBody(item, builderId)) : [];
  return { assignedQuotes: assigned, next };
}

export function toAvailableQuotesBody({
  items,
  next,
}: Page<{ request: QuoteRequest; isInterested: boolean }>) {
  const available = items.map(({ request, isInterested }) =>
    toAvailableQuoteBody(request, isInterested),
  );
  return { availableQuotes: available, next };
}

export function toOwnResponsesBody(
  { items, next }: Page<{ response: QuoteResponse; request: QuoteRequest }>,
  now: Date,
) {
  return { responses: items.map((item) => toOwnResponseBody(item, now)), next };
}
