import type { ClipboardEventHandler, ReactNode } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { body, columns, head, heading, headRow, table } from "./editable-table.css.ts";
import { moveBetweenRows } from "./move-between-rows.ts";

type Props = {
  /** Names the rows for screen readers. */
  name: string;
  /** Of the columns; the last one, for a row's button, has none. */
  headings: readonly string[];
  /** Their widths on a wide screen, as the columns of a grid. */
  widths: string;
  onPaste?: ClipboardEventHandler<HTMLTableElement>;
  children: ReactNode;
};

/** A table of fields that is filled in like a spreadsheet, by its keys too. On narrow screens each row is a card. */
export function EditableTable({ name, headings, widths, onPaste, children }: Props) {
  return (
    <table
      className={table}
      style={{ [columns.slice(4, -1)]: widths }}
      onKeyDown={moveBetweenRows}
      onPaste={onPaste}
    >
      <caption>
        <VisuallyHidden>{name}. Enter and the arrow keys move between rows.</VisuallyHidden>
      </caption>
      <thead className={head}>
        <tr className={headRow}>
          {headings.map((text) => (
            <th key={text} scope="col" className={heading}>
              {text}
            </th>
          ))}
          <td className={heading} />
        </tr>
      </thead>
      <tbody className={body}>{children}</tbody>
    </table>
  );
}
