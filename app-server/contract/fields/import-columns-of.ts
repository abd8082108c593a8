import type { FieldTable, NamesWith } from "../../../domain/shared/fields.ts";

/** The instructions for filling in a column. */
export type ImportColumn<Name> = {
  name: Name;
  /** A new record needs a value. */
  isNeeded: boolean;
  hint: string;
  example: string;
  /** Every head that means the column; case, spaces and signs don't matter. */
  heads: string[];
};

/** The columns that a file of such records may have. */
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
