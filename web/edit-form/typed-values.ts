import type { TypedOf } from "../../app-server/contract/fields/typed-zod-of.ts";
import { type Field, type FieldTable, isList, mapFields } from "../../domain/shared/fields.ts";
import { dollarsText } from "../../domain/shared/money/dollars-text.ts";
import { toEditableText } from "../../domain/shared/text/editable-text.ts";
import type { SafeHtml } from "../../domain/shared/text/safe-html.ts";
import { formatMoney } from "../format.ts";

/** A stored record as form values; null gives an empty form. */
export function typedValues<Table extends FieldTable>(
  table: Table,
  stored: { [Name in keyof Table]?: unknown } | null,
): { -readonly [Name in keyof Table]: TypedOf<Table[Name]> } {
  return mapFields(table, (field, name) => {
    const value = stored?.[name];
    if (isList(field)) return value ?? [];
    if (field.kind === "flag") return value ?? field.else ?? false;
    return textOf(field, value);
  }) as { -readonly [Name in keyof Table]: TypedOf<Table[Name]> };
}

/** A stored value as form text; a missing one is empty, or the field's default. */
export function textOf(field: Field, value: unknown): string {
  const stored = value ?? (field.required ? null : field.else) ?? "";
  switch (field.kind) {
    case "html":
      return toEditableText(stored as SafeHtml);
    case "dollars":
      return dollarsInput(`${stored}`);
    case "money":
      return stored === "" ? "" : dollarsText(Number(stored));
    case "percent":
      return `${Number(stored) / 1000}`;
    default:
      return `${stored}`;
  }
}

/** Formats typed whole dollars, such as "25000", as "$25,000"; other text is returned unchanged. */
export function dollarsInput(typed: string): string {
  const [, whole] = /^\$?(\d{1,12})$/.exec(typed.replace(/[,\s]/g, "")) ?? [];
  return whole ? formatMoney(Number(whole) * 100) : typed;
}
