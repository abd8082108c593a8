import type { Cents } from "../shared/money/money.ts";
import type { OfferLine } from "./offer-line.ts";

/** The fields of a line that two versions are compared by. */
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

/** A line of one of two versions that the other does not have, or has with other words or figures. */
export type LineChange = {
  change: "new" | "gone" | "changed";
  /** As in the later version; as in the earlier one when it is gone. */
  line: OfferLine;
  /** Of a changed line, in the order of its fields. */
  fields: { field: LineField; from: OfferLine[LineField]; to: OfferLine[LineField] }[];
};

type Versioned = { quotedAmount: Cents | null; lines: readonly OfferLine[] };
export type OfferDiff = {
  total: { from: Cents | null; to: Cents | null };
  lines: LineChange[];
};

/** The difference between two versions of an offer, line by line: lines are the same by their id, and one that moved is unchanged. */
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
