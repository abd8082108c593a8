import { useEffect } from "react";

let locks = 0;

/** Stands in for react-remove-scroll-bar, whose injected style element no hash-based CSP allows. */
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
