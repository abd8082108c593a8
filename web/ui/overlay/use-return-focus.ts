import { useLayoutEffect, useRef } from "react";

const places = "[role=dialog], [role=alertdialog], li, article, section, main";

/**
 * Focuses the first of these elements that still exists: the opener, or else the heading of the
 * part around it.
 */
function focusNearest(way: readonly Element[]): void {
  const [opener, ...around] = way.filter((one) => one.checkVisibility());
  if (opener === way[0] && opener instanceof HTMLElement && opener !== document.body) {
    opener.focus();
    return;
  }
  // another dialog closed at the same time and has set the focus
  if (document.activeElement !== document.body) return;
  const place = [opener, ...around].find((one) => one?.matches(places));
  const open = [...document.querySelectorAll("[role$=dialog]")].at(-1);
  const target = placeToRead(place ?? open ?? document.querySelector("main"));
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus();
}

function placeToRead(place: Element | null): HTMLElement | null {
  if (!(place instanceof HTMLElement)) return null;
  return place.matches("[role$=dialog]") ? place : (place.querySelector("h1, h2, h3, h4") ?? place);
}

/**
 * For a dialog opened by its owner's state: returns the focus to the previously focused element or,
 * if it is removed now or later, to the nearest remaining one.
 */
export function useReturnFocus() {
  /**
   * The element that opened the dialog and its ancestors, innermost first; recorded because a
   * removed element has no ancestors.
   */
  const way = useRef<Element[]>([]);
  useLayoutEffect(
    () => () => {
      const path = way.current;
      if (path[0] && path[0] === document.activeElement) queueMicrotask(() => focusNearest(path));
    },
    [],
  );
  return {
    onOpenAutoFocus() {
      way.current = [];
      for (let one = document.activeElement; one; one = one.parentElement) way.current.push(one);
    },
    // Radix returns the focus only to a trigger within the dialog's root, and otherwise leaves it
    // on the body
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      focusNearest(way.current);
    },
  };
}
