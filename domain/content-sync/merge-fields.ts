import { emptyOf, type Field, type Fields, type FieldValue } from "../shared/fields.ts";
import { toPlainText } from "../shared/text/plain-text.ts";

/**
 * Both sides' values at the last agreement, each in its own form, since a source rarely returns
 * exactly what it was given.
 */
export type Agreed = { ours: Fields; theirs: Fields };

type Sides = {
  rules: Record<string, Field>;
  /** The source's values read now. A field that couldn't be read is missing and counts as unchanged. */
  theirs: Fields;
  /** The product's current values. */
  ours: Fields;
  /** Null: never synced. */
  agreed: Agreed | null;
  theirsEditedAt: Date;
  oursEditedAt: Date;
};

export type MergeResult = {
  fields: Fields;
  /** Fields that have to be written to the source. */
  toWrite: string[];
  conflicts: { field: string; kept: "ours" | "theirs" }[];
};

/**
 * Merges two sides of an entity field by field. A change on one side wins. When both changed, the
 * source wins its own fields, and for the others the later edit; at the same instant, the product.
 */
export function mergeFields(sides: Sides): MergeResult {
  const merged: MergeResult = { fields: {}, toWrite: [], conflicts: [] };
  for (const [field, rule] of Object.entries(sides.rules)) {
    const ours = sides.ours[field] ?? null;
    const theirs = sides.theirs[field];
    const right = whoIsRight(field, rule, sides);
    merged.fields[field] = right.side === "theirs" && theirs !== undefined ? theirs : ours;
    if (right.side === "ours" && right.isNews) merged.toWrite.push(field);
    if (right.isConflict) merged.conflicts.push({ field, kept: right.side });
  }
  return merged;
}

type Verdict = { side: "ours" | "theirs"; isNews: boolean; isConflict: boolean };

const ourNews: Verdict = { side: "ours", isNews: true, isConflict: false };
const stays: Verdict = { side: "ours", isNews: false, isConflict: false };
const theirNews: Verdict = { side: "theirs", isNews: true, isConflict: false };

function whoIsRight(field: string, rule: Field, sides: Sides): Verdict {
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
    // A creation time isn't an edit: content that was here first keeps its own.
    if (rule.kind === "instant") return stays;
  } else {
    if (isSame(theirs, agreed)) return oursChanged ? ourNews : stays;
    if (!oursChanged) return theirNews;
  }
  const isTheirs = rule.owner === "source" || sides.theirsEditedAt > sides.oursEditedAt;
  return { side: isTheirs ? "theirs" : "ours", isNews: true, isConflict: true };
}

/** Whether two values of a field are equal as JSON; a missing one is null. */
export function isSame(one: FieldValue, other: FieldValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other ?? null);
}

function isEmpty(rule: Field, value: FieldValue): boolean {
  return value === null || value === "" || isSame(value, emptyOf(rule));
}

/** Whether two values say the same; markup is ignored, since it doesn't survive a round trip. */
function saysTheSame(rule: Field, one: FieldValue, other: FieldValue): boolean {
  if (rule.kind !== "html") return false;
  return toPlainText(String(one ?? "")) === toPlainText(String(other ?? ""));
}
