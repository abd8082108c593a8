import type { KeyboardEvent } from "react";

/**
 * Keys of a spreadsheet: Enter and the arrows go to the same column of the next row and the one before. In a list the
 * arrows choose, as everywhere.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const isArrow = key === "ArrowDown" || key === "ArrowUp";
  const moves = key === "Enter" || (isArrow && target instanceof HTMLInputElement);
  if (!moves || event.nativeEvent.isComposing) return;
  // Enter would send the form
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
