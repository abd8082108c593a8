import { useEffect, useRef } from "react";
import { bar } from "./scroll-progress.css.ts";

/** A line along the window's top edge that shows the scroll position. */
export function ScrollProgress() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const room = scrollHeight - clientHeight;
      const part = room > 0 ? Math.min(scrollTop / room, 1) : 0;
      if (line.current) line.current.style.transform = `scaleX(${part})`;
    };
    show();
    const resized = new ResizeObserver(show);
    resized.observe(document.body);
    addEventListener("scroll", show, { passive: true });
    return () => {
      resized.disconnect();
      removeEventListener("scroll", show);
    };
  }, []);
  return <div ref={line} className={bar} data-scroll-progress="" aria-hidden="true" />;
}
