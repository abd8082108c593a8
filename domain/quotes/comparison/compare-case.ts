import { type Benchmark, benchmarkAmounts } from "../../offers/benchmark.ts";
import { categories } from "../../offers/category.ts";
import {
  type ComparedOffer,
  type ComparisonRow,
  compareOffers,
  furtherRow,
} from "../../offers/compare-offers.ts";
import { inUsCents, linesInUsCents } from "../../offers/currency.ts";
import { namesPrice } from "../../offers/names-price.ts";
import { requiredScope } from "../../offers/required-scope.ts";
import { boothFeet } from "../../shared/booth-feet.ts";
import { briefAt } from "../brief-at.ts";
import type { Brief, BriefVersion } from "../brief-version.ts";
import { acceptedWith } from "../compared-with.ts";
import type { QuoteCase } from "../ports.ts";
import { type QuoteResponse, statusAt } from "../quote-response.ts";
import { comparableResponses } from "./comparable-responses.ts";
import { leadVersion } from "./lead-version.ts";

type ComparedResponse = {
  response: QuoteResponse;
  stands: boolean;
  /** The brief that it is priced for. */
  brief: Brief;
  /** The categories as quotes for that brief have them: its figures are of these. */
  rows: ComparisonRow[];
  /** Null for one price without lines, and for a quote without a price. */
  itemized: ComparedOffer["itemized"];
};
type Compared = {
  /** Of the quotes that have places, with all that the request asks for now. */
  rows: ComparisonRow[];
  /** Those for a later brief first. */
  quotes: ComparedResponse[];
};

type Figures = {
  benchmarks?: readonly Benchmark[];
  /** The versions of the request's brief; none for one that was never changed. */
  briefs?: readonly BriefVersion[];
};

/** The cents between the ends of a price range; 0 for one price. */
function spreadInUsCents({ quotedAmount, terms, exchange }: QuoteResponse): number {
  if (terms.high === undefined || quotedAmount === null) return 0;
  return Math.max(0, inUsCents(terms.high, exchange) - quotedAmount);
}

/**
 * The responses of a case that are still of interest, in US cents. Quotes for one version of the brief are on the same rows, and
 * only those for the latest have places. Once one is accepted, the benchmarks are those that it was accepted with.
 */
export function compareCase(
  { request, responses }: QuoteCase,
  now: Date,
  { benchmarks = [], briefs = [] }: Figures = {},
): Compared {
  const shown = comparableResponses(responses, (each) => statusAt(each, now));
  const lead = leadVersion(shown);
  const usual = acceptedWith(responses)?.benchmarks ?? benchmarks;
  const { scopeEdits } = request;
  const versions = [...new Set(shown.map(({ response }) => response.confirmedBrief))];
  const groups = versions
    .sort((one, other) => other - one)
    .map((version) => {
      const own = shown.filter(({ response }) => response.confirmedBrief === version);
      const brief = briefAt(request, briefs, version);
      const offers = own.map(({ response, stands }) => {
        const { id, lines, exchange, ownRates, quotedAmount } = response;
        return {
          id,
          stands,
          ownRates,
          lines: namesPrice(quotedAmount) ? linesInUsCents(lines, exchange) : [],
          spread: spreadInUsCents(response),
        };
      });
      const { rows, offers: compared } = compareOffers(
        requiredScope({ ...brief, scopeEdits }),
        offers,
        {
          benchmarks: benchmarkAmounts(usual, boothFeet(brief.boothSize)),
          struck: scopeEdits.struck,
        },
      );
      const itemized = new Map(compared.map((offer) => [offer.id, offer.itemized]));
      return {
        version,
        rows,
        quotes: own.map(({ response, stands }) => ({
          response,
          stands,
          brief,
          rows,
          itemized: ranked(itemized.get(response.id) ?? null, version === lead),
        })),
      };
    });
  const ofLead = groups.find(({ version }) => version === lead) ?? groups[0];
  return {
    rows: allRows(request, ofLead?.rows ?? [], groups),
    quotes: groups.flatMap(({ quotes }) => quotes),
  };
}

function ranked(itemized: ComparedOffer["itemized"], hasPlace: boolean) {
  return itemized && !hasPlace ? { ...itemized, rank: null } : itemized;
}

/** The rows of the quotes that have places, with those that only others have, and those that the request asks for now. */
function allRows(
  request: QuoteCase["request"],
  lead: readonly ComparisonRow[],
  groups: readonly { rows: readonly ComparisonRow[] }[],
): ComparisonRow[] {
  const asked = new Map(requiredScope(request).map(({ category, why }) => [category, why]));
  const known = new Map(lead.map((row) => [row.category, row]));
  const others = new Set(groups.flatMap(({ rows }) => rows.map(({ category }) => category)));
  return categories.flatMap((category) => {
    const why = asked.get(category) ?? null;
    const row = known.get(category);
    if (row) return [{ ...row, asked: why }];
    return why || others.has(category) ? [furtherRow(category, why)] : [];
  });
}
