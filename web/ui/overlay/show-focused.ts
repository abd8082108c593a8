import type { FocusEvent } from "react";

/** Scrolls to what the keyboard has reached: Radix leaves that out where Tab comes round in a dialog. */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}
