import type { RawValue } from "../../domain/content-sync/coerce-field.ts";
import type { FieldRule } from "../../domain/content-sync/field-rule.ts";

/** A record's value in the type that fields accept; undefined when no field could. */
export function rawValueOf(value: unknown, rule: FieldRule): RawValue | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  if (!Array.isArray(value)) return undefined;
  const isFlat = value.every((entry) => typeof entry === "string" || typeof entry === "number");
  if (!isFlat) return undefined;
  const texts = value.map(String);
  return rule.type === "html" ? texts.join("\n") : texts;
}
