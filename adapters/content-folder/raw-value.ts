import type { RawValue } from "../../domain/content-sync/coerce-field.ts";
import type { FieldRule } from "../../domain/content-sync/field-rule.ts";

/** What an entry says, as a field may take it; undefined when it is nothing that a field could be. */
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
