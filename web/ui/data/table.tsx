import type { ReactNode } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { aligns, caption as captionStyle, cell, head, heading, row, table } from "./table.css.ts";

type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the end of their column. */
  align?: keyof typeof aligns;
  /** Names its row: on a phone it stands without the column's name. */
  isTitle?: boolean;
};

type Props<Row> = {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** Rows of the same kind; on a phone every row becomes a short list. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey }: Props<Row>) {
  return (
    <table className={table}>
      <caption className={captionStyle}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead className={head}>
        <tr>
          {columns.map(({ header, align = "start" }) => (
            <th key={header} scope="col" className={`${heading} ${aligns[align]}`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => (
          <tr key={rowKey(item)} className={row}>
            {columns.map((column) => (
              <td
                key={column.header}
                data-label={column.isTitle ? undefined : column.header}
                className={`${cell} ${aligns[column.align ?? "start"]}`}
              >
                <span>{column.cell(item)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
