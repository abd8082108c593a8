import { afterPaint } from "./after-paint.ts";

const signs = ["pointerdown", "touchstart", "keydown", "wheel", "click", "focusin", "popstate"];

let used: Promise<void> | undefined;

/** Resolves after the first interaction with the page, once its effect is painted. Browser only. */
export function onInteraction(): Promise<void> {
  used ??= new Promise((settle) => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      settle(afterPaint());
    };
    for (const sign of signs) {
      addEventListener(sign, begin, { capture: true, passive: true, signal: stop.signal });
    }
  });
  return used;
}
