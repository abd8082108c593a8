import { emptyFields } from "../content-sync/content-entity.ts";
import { rulesOf } from "../content-sync/content-fields.ts";
import type { Fields } from "../shared/fields.ts";
import type { HtmlSanitizer } from "../shared/text/safe-html.ts";
import type { EditedKind } from "./edited-kind.ts";

type Edit = { kind: EditedKind; fields: Fields; before: Fields | null };

/**
 * The fields after an edit, with sanitized texts. Fields that no form has stay as they were. A show
 * without a year has that of its first day.
 */
export function editedFields({ kind, fields, before }: Edit, sanitize: HtmlSanitizer): Fields {
  const rules = rulesOf(kind);
  const typed = Object.entries(fields).map(([name, value]) => {
    const isHtml = rules[name]?.kind === "html" && typeof value === "string";
    return [name, isHtml ? sanitize(value) || null : value];
  });
  const edited: Fields = { ...emptyFields(kind), ...before, ...Object.fromEntries(typed) };
  const { startDate } = edited;
  return "year" in edited && !edited.year && typeof startDate === "string"
    ? { ...edited, year: startDate.slice(0, 4) }
    : edited;
}
