import { toPlainText } from "../shared/plain-text.ts";
import { emptyOf, type FieldRule, type Fields, type FieldValue } from "./field-rule.ts";

/** What both sides held when they last agreed, each in its own form: what a source hands back is seldom what it was given. */
export type Agreed = { ours: Fields; theirs: Fields };

type Sides = {
  rules: Record<string, FieldRule>;
  /** What was read now. A field that could not be read is not there, and counts as unchanged. */
  theirs: Fields;
  /** What the product holds now. */
  ours: Fields;
  /** Null: they never agreed. */
  agreed: Agreed | null;
  theirsEditedAt: Date;
  oursEditedAt: Date;
};

export type Merged = {
  fields: Fields;
  /** What the source does not know yet. */
  toWrite: string[];
  conflicts: { field: string; kept: "ours" | "theirs" }[];
};

/**
 * Joins what two sides hold of one thing, field by field. Who alone changed a field is right. When both did, the source is
 * right about its own fields, and about any other whoever edited last; at the same moment, the product.
 */
export function mergeFields(sides: Sides): Merged {
  const merged: Merged = { fields: {}, toWrite: [], conflicts: [] };
  for (const [field, rule] of Object.entries(sides.rules)) {
    const ours = sides.ours[field] ?? null;
    const theirs = sides.theirs[field];
    const kept = whoIsRight(field, rule, sides);
    merged.fields[field] = kept.side === "theirs" && theirs !== undefined ? theirs : ours;
    if (kept.side === "ours" && kept.isNews) merged.toWrite.push(field);
    if (kept.isConflict) merged.conflicts.push({ field, kept: kept.side });
  }
  return merged;
}

type Verdict = { side: "ours" | "theirs"; isNews: boolean; isConflict: boolean };

const ourNews: Verdict = { side: "ours", isNews: true, isConflict: false };
const stays: Verdict = { side: "ours", isNews: false, isConflict: false };
const theirNews: Verdict = { side: "theirs", isNews: true, isConflict: false };

function whoIsRight(field: string, rule: FieldRule, sides: Sides): Verdict {
  const ours = sides.ours[field] ?? null;
  const theirs = sides.theirs[field];
  const agreed = sides.agreed?.theirs[field];
  const oursChanged = !isSame(ours, sides.agreed?.ours[field]);
  if (theirs === undefined) return sides.agreed && oursChanged ? ourNews : stays;
  if (isSame(ours, theirs)) return stays;
  if (agreed === undefined) {
    if (isEmpty(rule, ours)) return theirNews;
    if (isEmpty(rule, theirs)) return ourNews;
    if (saysTheSame(rule, ours, theirs)) return stays;
    // when something was made is not an edit: a thing that was here first keeps its time
    if (rule.type === "instant") return stays;
  } else {
    if (isSame(theirs, agreed)) return oursChanged ? ourNews : stays;
    if (!oursChanged) return theirNews;
  }
  const isTheirs = rule.owner === "source" || sides.theirsEditedAt > sides.oursEditedAt;
  return { side: isTheirs ? "theirs" : "ours", isNews: true, isConflict: true };
}

export function isSame(one: FieldValue, other: FieldValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other ?? null);
}

function isEmpty(rule: FieldRule, value: FieldValue): boolean {
  return value === null || value === "" || isSame(value, emptyOf(rule));
}

/** Markup does not survive the way there and back. */
function saysTheSame(rule: FieldRule, one: FieldValue, other: FieldValue): boolean {
  if (rule.type !== "html") return false;
  return toPlainText(String(one ?? "")) === toPlainText(String(other ?? ""));
}
