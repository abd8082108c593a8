/** Stops Escape from also closing the menu behind the dialog. */
export function stopEscape(event: KeyboardEvent): void {
  event.stopPropagation();
}
