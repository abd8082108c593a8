import { useLayoutEffect, useRef } from "react";
import { focusNearest } from "./focus-nearest.ts";

/**
 * For a dialog that its owner opens by state: puts the focus back where it was when the dialog came, and where that is
 * gone, or goes with the dialog's owner later on, to what is left around it.
 */
export function useReturnFocus() {
  /** What opened the dialog, and what it is part of, inside out: a thing that is gone no longer tells. */
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
