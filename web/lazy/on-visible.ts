import { onInteraction } from "./on-interaction.ts";

const marginPx = 100;

/**
 * Resolves when the element with this id nears the viewport, on the first interaction with the
 * page, or at once when there is no such element. Browser only.
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
