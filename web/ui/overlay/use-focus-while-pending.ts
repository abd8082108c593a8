import { type RefObject, useLayoutEffect, useRef } from "react";

/** Gives a button the focus back that it had before it was disabled for the time of its work: browsers take it away. */
export function useFocusWhilePending(isPending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isPending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      // only if the focus is still on the dialog or the page around it
      if (document.activeElement?.contains(button.current)) button.current?.focus();
    }
  }, [isPending]);
  return button;
}
