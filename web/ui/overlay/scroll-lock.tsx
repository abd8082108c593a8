import { useEffect } from "react";

let locks = 0;

/** Replaces react-remove-scroll-bar, whose injected style element a hash-based CSP blocks. */
export function RemoveScrollBar() {
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    if (locks++ === 0) {
      dataset.locked = "";
      style.setProperty("scrollbar-gutter", "stable");
      style.overflow = "hidden";
    }
    return () => {
      if (--locks > 0) return;
      delete dataset.locked;
      style.overflow = "";
      style.removeProperty("scrollbar-gutter");
    };
  }, []);
  return null;
}
