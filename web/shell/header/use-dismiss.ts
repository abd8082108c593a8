import { type RefObject, useEffect } from "react";

/**
 * While open, Escape closes it and returns the focus to its button. A press outside of the root, if
 * there is one, closes it, too.
 */
export function useDismiss(
  isOpen: boolean,
  close: () => void,
  button: RefObject<HTMLElement | null>,
  root?: RefObject<HTMLElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes it stays the same
  useEffect(() => {
    if (!isOpen) return;
    const stopped = new AbortController();
    const listen = (kind: string, listener: (event: Event) => void) =>
      document.addEventListener(kind, listener, {
        capture: root !== undefined,
        signal: stopped.signal,
      });
    listen("keydown", (event) => {
      if ((event as KeyboardEvent).key !== "Escape") return;
      // an enclosing menu stays open
      if (root) event.stopPropagation();
      close();
      button.current?.focus();
    });
    const closeOutside = ({ target }: Event) => {
      if (!root?.current?.contains(target as Node)) close();
    };
    if (root) for (const kind of ["pointerdown", "focusin"]) listen(kind, closeOutside);
    return () => stopped.abort();
  }, [isOpen]);
}
