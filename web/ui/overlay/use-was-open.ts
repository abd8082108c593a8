import { useState } from "react";

/** Whether a dialog is open or was open before; until then nothing needs to be rendered. */
export function useWasOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return open || wasOpen;
}
