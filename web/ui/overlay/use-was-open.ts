import { useState } from "react";

/** Whether a dialog is open or has been: before that, there is nothing of it to render. */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
