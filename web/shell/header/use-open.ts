import { useState } from "react";
import { useLocation } from "react-router";

/** Whether a menu is open, and its setter. Navigating to another page, also by Back, closes it. */
export function useOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  // otherwise Back to the page where it was opened would open it again
  if (openedAt !== null && !isOpen) setOpenedAt(null);
  return [isOpen, (open) => setOpenedAt(open ? key : null)];
}
