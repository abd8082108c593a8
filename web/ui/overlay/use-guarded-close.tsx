import { type ReactNode, useState } from "react";
import { AlertDialog } from "./alert-dialog.tsx";

type Guarded = {
  /** Closes, after asking when something typed would be lost. For Escape, the cross and a press beside the dialog. */
  close: () => void;
  /** The question, to be rendered beside what it guards. */
  question: ReactNode;
};

const typed = { title: "Discard what you typed?", description: "It has not been saved." };

/** Keeps a form in a dialog from being lost by a slip of the hand. */
export function useGuardedClose(
  isDirty: boolean,
  onClose: () => void,
  words: { title: string; description: string } = typed,
): Guarded {
  const [isAsking, setAsking] = useState(false);
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
