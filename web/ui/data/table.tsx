import type { ReactNode } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import {
  aligns,
  caption as captionStyle,
  cell,
  head,
  heading,
  row,
  sum,
  table,
} from "./table.css.ts";

type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Alignment; `end` for numbers and money. */
  align?: keyof typeof aligns;
  /** The row's header: on a phone it is shown without the column's header. */
  isTitle?: boolean;
  /** On a phone it stands at the end of the title's line, without the column's header. */
  isSum?: boolean;
};

type Props<Row> = {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A table; on a phone every row becomes a short list. */
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
                data-label={column.isTitle || column.isSum ? undefined : column.header}
                className={`${cell} ${aligns[column.align ?? "start"]} ${column.isSum ? sum : ""}`}
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
