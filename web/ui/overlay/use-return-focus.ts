import { useLayoutEffect, useRef } from "react";
import { focusNearest } from "./focus-nearest.ts";

/**
 * For a dialog opened by its owner's state: returns the focus to where it was or, if that element
 * is gone now or later, to the nearest one left.
 */
export function useReturnFocus() {
  /**
   * The element that opened the dialog and its ancestors, innermost first, recorded because a
   * removed element has none.
   */
  const way = useRef<Element[]>([]);
  useLayoutEffect(
    () => () => {
      const kept = way.current;
      if (kept[0] && kept[0] === document.activeElement) queueMicrotask(() => focusNearest(kept));
    },
    [],
  );
  return {
    onOpenAutoFocus() {
      way.current = [];
      for (let one = document.activeElement; one; one = one.parentElement) way.current.push(one);
    },
    // Radix itself knows only a trigger inside the dialog's root, and would leave the focus on the body
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      focusNearest(way.current);
    },
  };
}
