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

/** A rank by price. Offers with overlapping price ranges share a range of ranks. */
type Place = { from: number; to: number };

type Priced = { id: string; sameScope: { low: Cents; high: Cents } };

/**
 * The ranks that each offer may have: `from` follows all offers that are cheaper throughout, `to`
 * precedes all that are dearer throughout.
 */
function placesOf(offers: readonly Priced[]): Map<string, Place> {
  return new Map(
    offers.map(({ id, sameScope: { low, high } }) => {
      const below = offers.filter((other) => other.sameScope.high < low).length;
      const above = offers.filter((other) => other.sameScope.low > high).length;
      return [id, { from: 1 + below, to: offers.length - above }];
    }),
  );
}

/**
 * An offer to compare. One that no longer stands is shown without a rank, and other offers aren't
 * compared with it.
 */
export type OfferToCompare = {
  id: string;
  lines: readonly OfferLine[];
  stands: boolean;
  /** The builder's own rates for categories that the offer leaves out, in US cents. */
  ownRates?: Amounts;
  /** Width of the offer's price range, in US cents. */
  spread?: Cents;
};

/**
 * How a category is compared: `compared` as part of the same scope; `show`: billed by the show;
 * `unclaimed`: asked for, but in no offer's price; `apart`: in few offers, or never part of a
 * scope.
 */
export type RowStanding = "compared" | "show" | "unclaimed" | "apart";
export type ComparisonRow = {
  category: Category;
  /** Why the request asks for the category; null when it doesn't. */
  asked: RequiredCategory["why"] | null;
  standing: RowStanding;
};

export type ComparedOffer = {
  id: string;
  /** Null for an offer without lines: it has no cells and can't be compared yet. */
  itemized: {
    total: Cents;
    cells: Map<Category, Cell>;
    /** Number of the required categories that its lines mention. */
    said: number;
    sameScope: SameScope;
    /** Null with open categories, and for an offer that no longer stands. */
    rank: Place | null;
  } | null;
};

export type Comparison = { rows: ComparisonRow[]; offers: ComparedOffer[] };

type AskedOf = {
  benchmarks?: BenchmarkAmounts;
  /**
   * Categories that the exhibitor arranges elsewhere: never in the scope, even when most offers
   * include them.
   */
  struck?: readonly Category[];
};

/**
 * Compares all offers for one brief on the same rows: what each includes, leaves out, and would
 * cost for the same scope.
 */
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

/** `isWanted`: the request asks for the category, or at least half of the offers include it. */
function standingOf(category: Category, isWanted: boolean, including: number): RowStanding {
  if (isBilledByShow(category)) return "show";
  if (!isComparable(category) || !isWanted) return "apart";
  return including > 0 ? "compared" : "unclaimed";
}

/** The row of a category that no offer for the brief mentions. */
export function furtherRow(category: Category, asked: ComparisonRow["asked"]): ComparisonRow {
  return { category, asked, standing: standingOf(category, asked !== null, 0) };
}
