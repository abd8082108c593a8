/** Focuses this element if the focus is lost, or on a disabled control. */
export function focusIfLost(target: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || activeElement.matches(":disabled")) {
    target?.focus({ preventScroll: true });
  }
}
