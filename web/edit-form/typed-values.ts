import type { TypedOf } from "../../app-server/contract/fields/typed-zod-of.ts";
import { type FieldTable, isList, mapFields } from "../../domain/shared/fields.ts";
import { toEditableText } from "../../domain/shared/text/editable-text.ts";
import type { SafeHtml } from "../../domain/shared/text/safe-html.ts";
import { formatMoney } from "../format.ts";

/** A stored record as a form edits it; null: an empty form. */
export function typedValues<Table extends FieldTable>(
  table: Table,
  stored: { [Name in keyof Table]?: unknown } | null,
): { -readonly [Name in keyof Table]: TypedOf<Table[Name]> } {
  return mapFields(table, (field, name) => {
    const value = stored?.[name];
    if (isList(field)) return value ?? [];
    if (field.kind === "flag") return value ?? field.else ?? false;
    if (field.kind === "html") return toEditableText((value ?? "") as SafeHtml);
    return field.kind === "dollars" ? dollarsInput(`${value ?? ""}`) : `${value ?? ""}`;
  }) as { -readonly [Name in keyof Table]: TypedOf<Table[Name]> };
}

/** Whole dollars as they are read, "$25,000", however they were typed; other text as it is. */
export function dollarsInput(typed: string): string {
  const [, whole] = /^\$?(\d{1,12})$/.exec(typed.replace(/[,\s]/g, "")) ?? [];
  return whole ? formatMoney(Number(whole) * 100) : typed;
}
