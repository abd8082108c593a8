import { useRef } from "react";

/** For a dialog that its owner opens by state: puts the focus back where it was when the dialog came. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    // Radix itself knows only a trigger inside the dialog's root, and would leave the focus on the body
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
