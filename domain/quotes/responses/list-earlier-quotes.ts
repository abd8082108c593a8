import { ownBuilderId, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { Page, PageRequest } from "../../shared/page.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { type ContactAfter, requestOfQuote } from "../contact-after.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";

type Needs = { quotes: QuoteRequestRepository; contactAfter: ContactAfter };
type ListEarlierQuotes = { by: Principal; page: PageRequest };
type EarlierQuotes = Page<{ response: QuoteResponse; request: QuoteRequest }>;

/** A builder lists their own quotes with lines, newest first, to copy lines from. */
export function listEarlierQuotes({ quotes, contactAfter }: Needs) {
  return async ({ by, page }: ListEarlierQuotes): Promise<Result<EarlierQuotes, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builderId = ownBuilderId(by);
    if (!builderId) return ok({ items: [], next: null });
    const { items, next } = await quotes.listResponsesOf(builderId, page, { isItemized: true });
    const shown = items.map((own) => ({ ...own, request: requestOfQuote(own, contactAfter) }));
    return ok({ items: shown, next });
  };
}
