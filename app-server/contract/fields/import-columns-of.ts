import type { FieldTable, NamesWith } from "../../../domain/shared/fields.ts";

/** Description of a column in an import file. */
export type ImportColumn<Name> = {
  name: Name;
  /** Whether a new record requires a value. */
  isNeeded: boolean;
  hint: string;
  example: string;
  /** Accepted headers of the column; case, spaces and punctuation don't matter. */
  heads: string[];
};

/** The columns of an import file of such records. */
export function importColumnsOf<Table extends FieldTable>(
  table: Table,
): ImportColumn<NamesWith<Table, { column: object }> & string>[] {
  return Object.entries(table).flatMap(([name, { label = "", column, required = false }]) => {
    if (!column) return [];
    const { hint, example, heads = [] } = column;
    const isNeeded = required || column.required === true;
    return { name: name as never, isNeeded, hint, example, heads: [name, label, ...heads] };
  });
}
