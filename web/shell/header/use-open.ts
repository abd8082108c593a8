import { useState } from "react";
import { useLocation } from "react-router";

/** The state of a menu: open or not, and its change. Going to another page, also with Back, closes it. */
export function useOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  // else it would be open again when Back leads to where it was opened
  if (openedAt !== null && !isOpen) setOpenedAt(null);
  return [isOpen, (open) => setOpenedAt(open ? key : null)];
}
