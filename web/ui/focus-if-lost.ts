/** Focuses this where the focused control is gone or can no longer be pressed. */
export function focusIfLost(target: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || activeElement.matches(":disabled")) {
    target?.focus({ preventScroll: true });
  }
}
