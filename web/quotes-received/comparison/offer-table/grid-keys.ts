import type { KeyboardEvent } from "react";

type Place = { row: number; column: number };

/**
 * Keyboard navigation of a grid: arrows move between cells, Home and End to the ends of a row (with
 * Control to the table's corners), Enter to a cell's first control, Escape back to the cell. One
 * cell at a time is a tab stop.
 */
export function moveBetweenCells(event: KeyboardEvent<HTMLTableElement>) {
  const { currentTarget: table, target, key } = event;
  // ignore events of a dialog that a cell has opened: it is elsewhere in the DOM
  if (!(target instanceof HTMLElement) || !table.contains(target)) return;
  const cell = target.closest<HTMLTableCellElement>("td, th");
  const row = cell?.closest("tr");
  if (!cell || !row || event.altKey || event.metaKey) return;
  if (key === "Escape" && target !== cell && cell.tagName === "TD") return go(event, cell);
  if (key === "Enter" && target === cell) {
    const control = cell.querySelector<HTMLElement>("a, button");
    if (control) {
      event.preventDefault();
      control.focus();
    }
    return;
  }
  // a phone shows some of the rows
  const rows = [...table.rows].filter((each) => each.getClientRects().length > 0);
  const to = nextPlace(key, event.ctrlKey, {
    row: rows.indexOf(row),
    column: cell.cellIndex,
    rows: rows.length,
    columns: row.cells.length,
  });
  const next = to && rows[to.row]?.cells[to.column];
  if (next) go(event, next);
}

/** The cell that a key moves to; null for other keys. */
export function nextPlace(
  key: string,
  isFar: boolean,
  { row, column, rows, columns }: Place & { rows: number; columns: number },
): Place | null {
  const within = (place: Place): Place => ({
    row: Math.max(0, Math.min(place.row, rows - 1)),
    column: Math.max(0, Math.min(place.column, columns - 1)),
  });
  if (key === "ArrowUp") return within({ row: row - 1, column });
  if (key === "ArrowDown") return within({ row: row + 1, column });
  if (key === "ArrowLeft") return within({ row, column: column - 1 });
  if (key === "ArrowRight") return within({ row, column: column + 1 });
  if (key === "Home") return { row: isFar ? 0 : row, column: 0 };
  if (key === "End") return { row: isFar ? rows - 1 : row, column: columns - 1 };
  return null;
}

function go(event: KeyboardEvent<HTMLTableElement>, cell: HTMLTableCellElement) {
  event.preventDefault();
  for (const stop of event.currentTarget.querySelectorAll<HTMLElement>("td[tabindex='0']")) {
    stop.tabIndex = -1;
  }
  // a group's header cell is focused by its button, other cells themselves
  const control = cell.tagName === "TH" ? cell.querySelector<HTMLElement>("button") : null;
  if (!control) cell.tabIndex = cell.tagName === "TD" ? 0 : -1;
  (control ?? cell).focus({ preventScroll: true });
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
}
