import type { Cents } from "../shared/money/money.ts";
import type { OfferLine } from "./offer-line.ts";

/** Fields of a line that are compared between two versions. */
export const comparedFields = [
  "category",
  "label",
  "note",
  "kind",
  "quantity",
  "unit",
  "unitPrice",
  "amount",
  "within",
  "billedBy",
] as const;
export type LineField = (typeof comparedFields)[number];

/** A line that was added, removed or changed between two versions. */
export type LineChange = {
  change: "new" | "gone" | "changed";
  /** The line of the later version; of the earlier one when removed. */
  line: OfferLine;
  /** The changed fields, in the order of `comparedFields`. */
  fields: { field: LineField; from: OfferLine[LineField]; to: OfferLine[LineField] }[];
};

type Versioned = { quotedAmount: Cents | null; lines: readonly OfferLine[] };
export type OfferDiff = {
  total: { from: Cents | null; to: Cents | null };
  lines: LineChange[];
};

/**
 * The difference between two versions of an offer by line. Lines are matched by id; a moved line is
 * unchanged.
 */
export function diffOffers(before: Versioned, after: Versioned): OfferDiff {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const left = new Set(after.lines.map(({ id }) => id));
  return {
    total: { from: before.quotedAmount, to: after.quotedAmount },
    lines: [
      ...after.lines.flatMap((line) => diffLine(known.get(line.id), line)),
      ...before.lines
        .filter(({ id }) => !left.has(id))
        .map((line): LineChange => ({ change: "gone", line, fields: [] })),
    ],
  };
}

function diffLine(was: OfferLine | undefined, line: OfferLine): LineChange[] {
  if (!was) return [{ change: "new", line, fields: [] }];
  const fields = comparedFields
    .filter((field) => was[field] !== line[field])
    .map((field) => ({ field, from: was[field], to: line[field] }));
  return fields.length > 0 ? [{ change: "changed", line, fields }] : [];
}
