import { onInteraction } from "./on-interaction.ts";

const marginPx = 100;

/**
 * Settles when the element with this id comes near the window, when somebody begins to use the page, or at once where
 * there is no such element yet. For the browser.
 */
export function onVisible(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  const near = new Promise<void>((settle) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        settle();
      },
      { rootMargin: `${marginPx}px` },
    );
    watch.observe(element);
  });
  return Promise.race([near, onInteraction()]);
}
