import { type Ref, useCallback, useLayoutEffect, useRef } from "react";

/** Gives a button the focus back that it had before it was disabled for the time of its work: browsers take it away. */
export function useFocusWhilePending(
  isPending: boolean,
  ref: Ref<HTMLButtonElement> | undefined,
): Ref<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isPending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      // nobody has gone on meanwhile: it is at the dialog or the page around
      if (document.activeElement?.contains(button.current)) button.current?.focus();
    }
  }, [isPending]);
  return useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );
}
