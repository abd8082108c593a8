import type { ClipboardEventHandler, KeyboardEvent, ReactNode } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { body, columns, head, heading, headRow, table } from "./editable-table.css.ts";

type Props = {
  /** Accessible name of the rows. */
  name: string;
  /** Column headings; the last column, with a row's button, has none. */
  headings: readonly string[];
  /** Column widths on a wide screen, as `grid-template-columns`. */
  widths: string;
  onPaste?: ClipboardEventHandler<HTMLTableElement>;
  children: ReactNode;
};

/**
 * An editable table with a spreadsheet's keyboard navigation and pasting. On narrow screens each
 * row is a card.
 */
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

/**
 * Spreadsheet keys: Enter and the vertical arrows move within a column. In a select the arrows
 * choose an option, as everywhere.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const isArrow = key === "ArrowDown" || key === "ArrowUp";
  const moves = key === "Enter" || (isArrow && target instanceof HTMLInputElement);
  if (!moves || event.nativeEvent.isComposing) return;
  // Enter would submit the form
  event.preventDefault();
  const isBack = key === "ArrowUp" || (key === "Enter" && event.shiftKey);
  const { column } = target.dataset;
  const step = (row: Element | null | undefined) =>
    isBack ? row?.previousElementSibling : row?.nextElementSibling;
  for (let row = step(target.closest("tr")); row; row = step(row)) {
    const next = row.querySelector<HTMLElement>(`[data-column="${column}"]`);
    if (!next) continue;
    next.focus();
    if (next instanceof HTMLInputElement) next.select();
    return;
  }
}
