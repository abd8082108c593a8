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
  /** The brief that the quote is priced for. */
  brief: Brief;
  /** The rows of quotes for the same brief, to which its figures refer. */
  rows: ComparisonRow[];
  /** Null for a quote without lines or without a price. */
  itemized: ComparedOffer["itemized"];
};
type Compared = {
  /** Rows of the ranked quotes, with everything that the request asks for now. */
  rows: ComparisonRow[];
  /** Quotes for later briefs first. */
  quotes: ComparedResponse[];
};

type Figures = {
  benchmarks?: readonly Benchmark[];
  /** Versions of the request's brief; missing for one that never changed. */
  briefs?: readonly BriefVersion[];
};

/** Width of a price range in US cents; 0 for a single price. */
function spreadInUsCents({ quotedAmount, terms, exchange }: QuoteResponse): number {
  if (terms.high === undefined || quotedAmount === null) return 0;
  return Math.max(0, inUsCents(terms.high, exchange) - quotedAmount);
}

/**
 * Compares a case's current responses, in US cents. Quotes for the same version of the brief share
 * rows; only those for the latest are ranked. After an acceptance, the benchmarks are those of the
 * acceptance.
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

/**
 * The ranked quotes' rows, plus categories that only other quotes have, or that the request asks
 * for now.
 */
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
