import type { Id } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Biller, Category, Unit } from "./category.ts";

export type OfferLineId = Id<"offer-line">;

/** A quantity with three decimals as an integer: 12.5 hours are 12,500. */
export type Thousandths = number;

/**
 * An allowance is in the price, and its final cost may differ; an option isn't in the price and can
 * be added for its amount.
 */
export const lineKinds = ["included", "allowance", "excluded", "option"] as const;
export type LineKind = (typeof lineKinds)[number];

/** One row of an itemized offer. Its position is its index in the list. */
export type OfferLine = {
  id: OfferLineId;
  category: Category;
  label: string;
  note: string | null;
  kind: LineKind;
  /** For `percent`, the percentage of the lines before it. */
  quantity: Thousandths | null;
  unit: Unit;
  unitPrice: Cents | null;
  /**
   * Quantity times unit price if both are given; a percentage of the lines before it; else as
   * entered. Null when excluded or within another line.
   */
  amount: Cents | null;
  /** The line of the same offer whose price includes this one. */
  within: OfferLineId | null;
  billedBy: Biller;
};

export const offerLineLimits = {
  lines: 120,
  label: 120,
  note: 500,
  /** One million units. */
  quantity: 1_000_000_000,
  /** One hundred percent. */
  percent: 100_000,
} as const;

/** Whether the line's amount is part of the total. */
export function isPriced({ kind, within }: Pick<OfferLine, "kind" | "within">): boolean {
  return (kind === "included" || kind === "allowance") && within === null;
}
