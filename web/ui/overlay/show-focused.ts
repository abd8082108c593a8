import type { FocusEvent } from "react";

/** Scrolls to the focused element: Radix doesn't when Tab wraps around in a dialog. */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}
