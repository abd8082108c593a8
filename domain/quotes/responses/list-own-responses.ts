import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { Page, PageRequest } from "../../shared/page.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { type ContactAfter, requestOfQuote } from "../contact-after.ts";
import type { LossReason, QuoteRequestRepository } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";
import { withMaskedWords } from "../round/masked-round.ts";

type Needs = { quotes: QuoteRequestRepository; contactAfter: ContactAfter };
type ListOwnResponses = { by: Principal; page: PageRequest };
type OwnResponses = Page<{ response: QuoteResponse; request: QuoteRequest }> & {
  /** Over all lost quotes, most frequent first. */
  lossReasons: LossReason[];
};

/** A builder lists their quotes, newest first, with or without an approved profile. */
export function listOwnResponses({ quotes, contactAfter }: Needs) {
  return async ({ by, page }: ListOwnResponses): Promise<Result<OwnResponses, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    if (!by.builder) return ok({ items: [], next: null, lossReasons: [] });
    const [listed, lossReasons] = await Promise.all([
      quotes.listResponsesOf(by.builder.id, page),
      quotes.countLossReasons(by.builder.id),
    ]);
    const items = listed.items.map((own) => ({
      response: withMaskedWords(own.response, contactAfter),
      request: requestOfQuote(own, contactAfter),
    }));
    return ok({ ...listed, items, lossReasons });
  };
}
