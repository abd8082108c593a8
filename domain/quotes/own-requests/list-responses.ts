import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfile } from "../../builder-profiles/builder-profile.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import { onTimeText } from "../../builder-profiles/shown-rating.ts";
import { summaryOf } from "../../builder-profiles/summary-of.ts";
import type { BuilderProfileSummary } from "../../shared/builder-summary.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { readBriefs } from "../brief-at.ts";
import { isForEarlierBrief } from "../brief-version.ts";
import { type ContactAfter, masked, seesContact } from "../contact-after.ts";
import { assignedBuilder } from "../for-builders/assigned-builder.ts";
import { isBudgetRange } from "../mask-contacts.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteCase, QuoteRequestRepository, SeenQuoteRepository } from "../ports.ts";
import { type PricedFor, pricedFor } from "../priced-for.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { RequestNotFound } from "../refusals.ts";
import { withMaskedWords } from "../round/masked-round.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  seenQuotes: SeenQuoteRepository;
  builders: BuilderProfileRepository;
  contactAfter: ContactAfter;
};
type ListResponses = { requestId: QuoteRequestId; by: Principal };
type Rated = BuilderProfileSummary &
  Pick<BuilderProfile, "rating" | "reviewCount" | "ratingSource"> & {
    /** How often the builder was on time; null with fewer than three reviews that rate it. */
    onTime: string | null;
  };
export type ReceivedResponse = {
  response: QuoteResponse;
  builder: Rated | null;
  /** The latest revision that the caller has read; null: none yet. */
  seenRevision: number | null;
  forEarlierBrief: boolean;
  pricedFor: PricedFor;
};

/**
 * A caller lists the offers for a request, newest first: the exhibitor and admins all, an assigned
 * builder their own.
 */
export function listResponses({ quotes, seenQuotes, builders, contactAfter }: Needs) {
  return async ({
    requestId,
    by,
  }: ListResponses): Promise<Result<ReceivedResponse[], NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    const responses = found && visibleResponses(found, by);
    if (!(found && responses)) return refuse({ kind: "quote-request-not-found" });

    if (responses.length === 0) return ok([]);
    const ids = [...new Set(responses.map((response) => response.builderId))];
    const known = await builders.findMany(ids);
    const seen = await seenQuotes.revisions(
      by.user.id,
      responses.map(({ id }) => id),
    );
    const byId = new Map(
      known.map((builder) => {
        const { rating, reviewCount, ratingSource } = builder;
        const rated = { rating, reviewCount, ratingSource, onTime: onTimeText(builder) };
        return [builder.id, { ...summaryOf(builder), ...rated }];
      }),
    );
    const isBuilder = !(isAdmin(by) || ownsRequest(by, found.request));
    const briefs = await readBriefs(quotes, found.request);
    const priced = (response: QuoteResponse) => {
      const given = pricedFor(found.request, briefs, response);
      const isMasked = isBuilder && !seesContact(contactAfter, found, response.builderId);
      return isMasked ? maskedBrief(given) : given;
    };
    return ok(
      responses.map((response) => ({
        response: isBuilder ? withMaskedWords(response, contactAfter) : response,
        builder: byId.get(response.builderId) ?? null,
        seenRevision: seen.get(response.id) ?? null,
        forEarlierBrief: isForEarlierBrief(response, found.request),
        pricedFor: priced(response),
      })),
    );
  };
}

/** The brief as read by a builder without contact data. */
function maskedBrief(given: PricedFor): PricedFor {
  const { industry, boothSize, budget } = given;
  return {
    ...given,
    industry: masked(industry),
    boothSize: masked(boothSize),
    budget: budget && !isBudgetRange(budget) ? masked(budget) : budget,
  };
}

/** The responses that the caller may read; null when they may not read the request. */
export function visibleResponses({ request, responses }: QuoteCase, by: Principal) {
  if (isAdmin(by) || ownsRequest(by, request)) return responses;
  const builder = assignedBuilder(by, request);
  return builder && responses.filter((response) => response.builderId === builder.id);
}
