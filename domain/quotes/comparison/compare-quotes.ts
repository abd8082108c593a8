import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { ComparedOffer, ComparisonRow } from "../../offers/compare-offers.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { ownsRequest } from "../own-requests/owns-request.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { RequestNotFound } from "../refusals.ts";
import type { QuoteResponse } from "../responses/quote-response.ts";
import { compareCase } from "./compare-case.ts";

type Needs = { quotes: QuoteRequestRepository; builders: BuilderProfileRepository; clock: Clock };
type CompareQuotes = { requestId: QuoteRequestId; by: Principal };

export type QuoteInComparison = {
  response: QuoteResponse;
  /** Null when the profile is gone. */
  builderName: string | null;
  /** It counts for the others and has a place. */
  stands: boolean;
  /** Null for one price without lines. */
  itemized: ComparedOffer["itemized"];
};
export type QuoteComparison = {
  request: QuoteRequest;
  rows: ComparisonRow[];
  quotes: QuoteInComparison[];
};

/** The quotes for a request on the same rows, newest first: for its exhibitor and admins, never for builders. */
export function compareQuotes({ quotes, builders, clock }: Needs) {
  return async ({
    requestId,
    by,
  }: CompareQuotes): Promise<Result<QuoteComparison, NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    if (!found || !(ownsRequest(by, found.request) || isAdmin(by))) {
      return refuse({ kind: "quote-request-not-found" });
    }
    const { shown, rows, offers } = compareCase(found, clock.now());
    const ids = shown.map(({ response }) => response.builderId);
    const known = ids.length > 0 ? await builders.findMany(ids) : [];
    const names = new Map(known.map(({ id, name }) => [id, name]));
    const itemized = new Map(offers.map((offer) => [offer.id, offer.itemized]));
    return ok({
      request: found.request,
      rows,
      quotes: shown.map(({ response, stands }) => ({
        response,
        builderName: names.get(response.builderId) ?? null,
        stands,
        itemized: itemized.get(response.id) ?? null,
      })),
    });
  };
}
