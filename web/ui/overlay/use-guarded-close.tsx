import { type ReactNode, useState } from "react";
import { AlertDialog } from "./alert-dialog.tsx";

type Guarded = {
  /** Closes, after asking when something typed would be lost. For Escape, the cross and a press beside the dialog. */
  close: () => void;
  /** The confirmation, to render beside the guarded dialog. */
  question: ReactNode;
};

const typed = { title: "Discard what you typed?", description: "It has not been saved." };

/** Asks before closing a dialog with unsaved input. */
export function useGuardedClose(
  isDirty: boolean,
  onClose: () => void,
  words: { title: string; description: string } = typed,
): Guarded {
  const [isAsking, setAsking] = useState(false);
  // what was typed is sent meanwhile, or the dialog was left in another way
  if (isAsking && !isDirty) setAsking(false);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: (
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        {...words}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    ),
  };
}
