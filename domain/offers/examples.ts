import type { Category } from "./category.ts";
import type { OfferToCompare } from "./compare-offers.ts";
import type { OfferLine, OfferLineId } from "./offer-line.ts";

let made = 0;

/** A line of one lot, with a label and an id. */
export function lineOf(category: Category, facts: Partial<OfferLine> = {}): OfferLine {
  made += 1;
  return {
    id: `0190f000-0000-7000-8000-${String(made).padStart(12, "0")}` as OfferLineId,
    category,
    label: `A line of ${category}`,
    note: null,
    kind: "included",
    quantity: null,
    unit: "lot",
    unitPrice: null,
    amount: null,
    within: null,
    billedBy: "builder",
    ...facts,
  };
}

/** Included lines at these amounts in thousands of dollars. */
function thousands(amounts: Partial<Record<Category, number>>): OfferLine[] {
  return Object.entries(amounts).map(([category, thousand]) =>
    lineOf(category as Category, { amount: Math.round(thousand * 1000) * 100 }),
  );
}

/** A line whose price is part of the structure's line. */
function inStructure(category: Category, lines: OfferLine[]): OfferLine {
  const structure = lines.find((line) => line.category === "structure");
  return lineOf(category, { within: structure?.id ?? null });
}

const linesOfA = thousands({
  structure: 52,
  graphics: 9,
  install: 7.5,
  dismantle: 4,
  shipping: 6,
  management: 6,
});
const linesOfB = thousands({
  structure: 55,
  graphics: 10,
  flooring: 4.8,
  "hanging-sign": 6.2,
  install: 8,
  dismantle: 4,
  shipping: 8,
});
const linesOfD = thousands({
  structure: 60,
  graphics: 11,
  flooring: 5.6,
  "hanging-sign": 7,
  install: 8.4,
  dismantle: 4.2,
  management: 4.8,
});

/** Four offers to buy a 20 by 20 ft island with hanging elements: three with lines, one without. */
export const islandOffers = {
  a: [...linesOfA, lineOf("flooring", { kind: "excluded" })],
  b: [...linesOfB, inStructure("management", linesOfB)],
  c: [],
  d: [...linesOfD, inStructure("shipping", linesOfD)],
} satisfies Record<string, OfferLine[]>;

export const islandRequest = {
  serviceType: "exhibit-stand-purchase",
  features: ["hanging-elements"],
};

export function toCompare(lines: Record<string, OfferLine[]>): OfferToCompare[] {
  return Object.entries(lines).map(([id, own]) => ({ id, lines: own, stands: true }));
}
