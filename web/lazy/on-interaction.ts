const signs = ["pointerdown", "touchstart", "keydown", "wheel", "click", "focusin", "popstate"];

let used: Promise<void> | undefined;

/** Settles when somebody begins to use the page: not before there may be something to answer to. For the browser. */
export function onInteraction(): Promise<void> {
  used ??= new Promise((settle) => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      settle();
    };
    for (const sign of signs) {
      addEventListener(sign, begin, { capture: true, passive: true, signal: stop.signal });
    }
  });
  return used;
}
