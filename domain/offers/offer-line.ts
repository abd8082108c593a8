import type { Id } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Biller, Category, Unit } from "./category.ts";

export type OfferLineId = Id<"offer-line">;

/** A quantity with three decimals as an integer: 12.5 hours are 12,500. */
export type Thousandths = number;

/**
 * An allowance is in the price and may come out otherwise; an option is not in the price and can be had for its amount.
 */
export const lineKinds = ["included", "allowance", "excluded", "option"] as const;
export type LineKind = (typeof lineKinds)[number];

/** One row of an itemized offer. Its position is its place in the list. */
export type OfferLine = {
  id: OfferLineId;
  category: Category;
  label: string;
  note: string | null;
  kind: LineKind;
  /** Of `percent`: the percentage of the lines before it. */
  quantity: Thousandths | null;
  unit: Unit;
  unitPrice: Cents | null;
  /** Quantity by unit price when both are there, a percentage of what is before it, else as given. Null for what is excluded or within another line. */
  amount: Cents | null;
  /** The line of the same offer that has its price in it. */
  within: OfferLineId | null;
  billedBy: Biller;
};

export const offerLineLimits = {
  lines: 120,
  label: 120,
  note: 500,
  /** A million, which no booth needs of anything. */
  quantity: 1_000_000_000,
  /** A hundred percent. */
  percent: 100_000,
} as const;

/** The kinds of line whose amounts the total includes. */
export function isPriced({ kind, within }: Pick<OfferLine, "kind" | "within">): boolean {
  return (kind === "included" || kind === "allowance") && within === null;
}
