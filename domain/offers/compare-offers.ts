import type { Cents } from "../shared/money/money.ts";
import { type Category, categories, isBilledByShow, isComparable } from "./category.ts";
import { type Cell, categoryCells, isInPrice, notSaid } from "./category-cells.ts";
import { offerTotal } from "./line-amount.ts";
import type { OfferLine } from "./offer-line.ts";
import type { RequiredCategory } from "./required-scope.ts";
import {
  type Amounts,
  amountsWithin,
  type BenchmarkAmounts,
  type SameScope,
  sameScopePrice,
} from "./same-scope.ts";

/** A place among others by price, or the places that it may have: offers whose ranges overlap share theirs. */
type Place = { from: number; to: number };

type Priced = { id: string; sameScope: { low: Cents; high: Cents } };

/** From one after the offers that are wholly below, to the last but those that are wholly above. */
function placesOf(offers: readonly Priced[]): Map<string, Place> {
  return new Map(
    offers.map(({ id, sameScope: { low, high } }) => {
      const below = offers.filter((other) => other.sameScope.high < low).length;
      const above = offers.filter((other) => other.sameScope.low > high).length;
      return [id, { from: 1 + below, to: offers.length - above }];
    }),
  );
}

/** An offer to compare. One that no longer stands is shown, and neither counts for the others nor has a place. */
export type OfferToCompare = {
  id: string;
  lines: readonly OfferLine[];
  stands: boolean;
  /** The builder's own prices for categories that the offer leaves out. */
  ownRates?: Amounts;
  /** From the low end of its price range to the high one. */
  spread?: Cents;
};

/**
 * The standing of a category in the comparison: `compared` on the same scope; `show`, which the show bills; `unclaimed`, asked
 * for and in no offer's price; `apart`, in few offers, or of a kind that no scope has.
 */
export type RowStanding = "compared" | "show" | "unclaimed" | "apart";
export type ComparisonRow = {
  category: Category;
  /** Why the request asks for it; null when it does not. */
  asked: RequiredCategory["why"] | null;
  standing: RowStanding;
};

export type ComparedOffer = {
  id: string;
  /** Null for one price without lines: it cannot be compared yet, and has no cells. */
  itemized: {
    total: Cents;
    cells: Map<Category, Cell>;
    /** How many of the categories that are asked for it speaks of. */
    said: number;
    sameScope: SameScope;
    /** Null for one with open categories, and for one that no longer stands. */
    rank: Place | null;
  } | null;
};

export type Comparison = { rows: ComparisonRow[]; offers: ComparedOffer[] };

type AskedOf = {
  benchmarks?: BenchmarkAmounts;
  /** Categories that the exhibitor arranges without the builders: in no scope, even when most offers include them. */
  struck?: readonly Category[];
};

/** All offers for one brief on the same rows: what each says, leaves out, and would cost for the same scope. */
export function compareOffers(
  required: readonly RequiredCategory[],
  offers: readonly OfferToCompare[],
  { benchmarks = {}, struck = [] }: AskedOf = {},
): Comparison {
  const itemized = offers
    .filter(({ lines }) => lines.length > 0)
    .map((offer) => ({ ...offer, cells: categoryCells(offer.lines) }));
  const standing = itemized.filter(({ stands }) => stands);
  const rows = comparisonRows({ required, struck }, itemized, standing);
  const scope = rows.flatMap((row) => (row.standing === "compared" ? row.category : []));

  const scoped = itemized.map((offer) => ({
    ...offer,
    amounts: amountsWithin(scope, offer.lines),
  }));
  const priced = scoped.map((offer) => {
    const others = scoped.filter((other) => other.stands && other !== offer);
    return { ...offer, sameScope: sameScopePrice(offer, others, scope, benchmarks) };
  });
  const places = placesOf(
    priced.filter(({ stands, sameScope }) => stands && sameScope.open.length === 0),
  );
  const compared = new Map(
    priced.map(({ id, lines, cells, sameScope }) => {
      const said = required.filter(({ category }) => cells.has(category)).length;
      const rank = places.get(id) ?? null;
      return [id, { total: offerTotal(lines), cells, said, sameScope, rank }];
    }),
  );
  return { rows, offers: offers.map(({ id }) => ({ id, itemized: compared.get(id) ?? null })) };
}

type WithCells = { cells: ReadonlyMap<Category, Cell> };

function comparisonRows(
  { required, struck }: { required: readonly RequiredCategory[]; struck: readonly Category[] },
  itemized: readonly WithCells[],
  standing: readonly WithCells[],
): ComparisonRow[] {
  const why = new Map(required.map((each) => [each.category, each.why]));
  return categories.flatMap((category): ComparisonRow[] => {
    const asked = why.get(category) ?? null;
    if (!asked && !itemized.some(({ cells }) => cells.has(category))) return [];
    const including = standing.filter(({ cells }) =>
      isInPrice(cells.get(category) ?? notSaid),
    ).length;
    if (struck.includes(category)) return [{ category, asked, standing: "apart" }];
    const isCommon = including > 0 && including * 2 >= standing.length;
    return [
      { category, asked, standing: standingOf(category, asked !== null || isCommon, including) },
    ];
  });
}

/** `isWanted`: the request asks for it, or half of the offers include it. */
function standingOf(category: Category, isWanted: boolean, including: number): RowStanding {
  if (isBilledByShow(category)) return "show";
  if (!isComparable(category) || !isWanted) return "apart";
  return including > 0 ? "compared" : "unclaimed";
}

/** A row for a category that no offer for the brief speaks of. */
export function furtherRow(category: Category, asked: ComparisonRow["asked"]): ComparisonRow {
  return { category, asked, standing: standingOf(category, asked !== null, 0) };
}
