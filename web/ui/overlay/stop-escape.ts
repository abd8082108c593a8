/** Escape closes the dialog and not, too, the menu that it was opened from. */
export function stopEscape(event: KeyboardEvent): void {
  event.stopPropagation();
}
