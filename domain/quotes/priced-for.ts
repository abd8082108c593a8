import type { EarlierBriefFacts } from "../messages/letter-facts.ts";
import { briefAt } from "./brief-at.ts";
import { type BriefVersion, briefChanges, type ChangedField } from "./brief-version.ts";
import { factsForBuilders } from "./mask-contacts.ts";
import type { QuoteRequest } from "./quote-request.ts";
import type { QuoteResponse } from "./quote-response.ts";

/**
 * The brief that a quote is priced for: its booth (`industry` is the exhibit type) and budget, and the fields that have changed
 * since.
 */
export type PricedFor = {
  version: number;
  industry: string;
  boothSize: string;
  budget: string | null;
  changed: ChangedField[];
};

export function pricedFor(
  request: QuoteRequest,
  briefs: readonly BriefVersion[],
  { confirmedBrief: version }: Pick<QuoteResponse, "confirmedBrief">,
): PricedFor {
  const brief = briefAt(request, briefs, version);
  const changed = briefChanges(brief, request).map(({ field }) => field);
  const { industry, boothSize, budget } = brief;
  return { version, industry, boothSize, budget, changed };
}

/** The earlier brief in an email; null when it is the current one. */
export function earlierBriefOf(
  request: QuoteRequest,
  briefs: readonly BriefVersion[],
  response: Pick<QuoteResponse, "confirmedBrief">,
): EarlierBriefFacts | null {
  if (response.confirmedBrief >= request.briefVersion) return null;
  const { boothSize, changed } = pricedFor(request, briefs, response);
  return { boothSize, changed };
}

/** The earlier brief in an email to builders, contact data masked. */
export function earlierBriefForBuilders(
  request: QuoteRequest,
  briefs: readonly BriefVersion[],
  response: Pick<QuoteResponse, "confirmedBrief">,
): EarlierBriefFacts | null {
  const earlier = earlierBriefOf(request, briefs, response);
  const shown = earlier && factsForBuilders({ ...request, boothSize: earlier.boothSize });
  return earlier && shown && { ...earlier, boothSize: shown.boothSize };
}
