import type { Benchmark } from "../../offers/benchmark.ts";
import type { ComparedOffer } from "../../offers/compare-offers.ts";
import type { Cents } from "../../shared/money/money.ts";
import type { Award, Debrief } from "../award.ts";
import type { BriefVersion } from "../brief-version.ts";
import { compareCase } from "../comparison/compare-case.ts";
import type { QuoteCase } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";

/** Minimum comparable quotes for a price band: with fewer, it would reveal the chosen price. */
const comparableQuotes = 3;
const bandSteps = 5;

type Itemized = NonNullable<ComparedOffer["itemized"]>;

/** Debriefs for the quotes in `lost`, from the comparison as of before the award. */
export function debriefs(
  before: QuoteCase,
  lost: readonly QuoteResponse[],
  award: Award,
  now: Date,
  figures: { benchmarks: readonly Benchmark[]; briefs: readonly BriefVersion[] },
): Map<string, Debrief> {
  const { quotes } = compareCase(before, now, figures);
  const compared = new Map(quotes.map((quote) => [quote.response.id, quote]));
  const ranked = quotes.flatMap(({ itemized }) => (itemized?.rank ? [itemized] : []));
  const isRankShown = award.tellPriceBand && ranked.length >= comparableQuotes;
  const middle = middleOf(ranked.map(({ sameScope }) => sameScope.amount));
  return new Map(
    lost.map(({ id }) => {
      const { itemized: own = null, rows = [] } = compared.get(id) ?? {};
      const rank = isRankShown ? (own?.rank ?? null) : null;
      return [
        id,
        {
          reasons: award.reasons,
          place: rank && { ...rank, of: ranked.length },
          priceBand: rank && own ? bandOf(own, middle) : null,
          unsaid:
            own &&
            rows.flatMap(({ category, asked }) =>
              asked && !own.cells.has(category) ? category : [],
            ),
        },
      ];
    }),
  );
}

function middleOf(amounts: Cents[]): number {
  const sorted = amounts.sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

function bandOf({ sameScope }: Itemized, middle: number): number | null {
  if (middle <= 0) return null;
  const percent = ((sameScope.amount - middle) / middle) * 100;
  // avoids negative zero
  return Math.round(percent / bandSteps) * bandSteps || 0;
}
