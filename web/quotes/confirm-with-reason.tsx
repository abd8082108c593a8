import { type ReactNode, useId, useState } from "react";
import { limits } from "../../domain/quotes/limits.ts";
import { Button } from "../ui/action/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { AlertDialog } from "../ui/overlay/alert-dialog.tsx";

type Props = {
  /** On the button that asks. */
  label: string;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  pendingLabel: string;
  /** On the button that leaves things as they are. */
  cancelLabel: string;
  /** Says who reads the reason. */
  reasonHint: string;
  tone?: "critical" | "accent";
  /** Of the button that asks. */
  size?: "small" | "medium";
  onOpen?: () => void;
  /** False: there is a reason against it, which `children` say. */
  isPossible?: boolean;
  children?: ReactNode;
  change: {
    isPending: boolean;
    mutate(reason: string | undefined, after: { onSuccess(): void }): void;
  };
};

/** A button for something that others are emailed about: says what follows, and takes a reason for them. */
export function ConfirmWithReason({
  label,
  reasonHint,
  tone = "critical",
  size = "medium",
  change,
  onOpen,
  children,
  ...words
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const id = useId();

  return (
    <>
      <Button
        tone="quiet"
        size={size}
        onClick={() => {
          onOpen?.();
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <AlertDialog
        {...words}
        open={isAsking}
        onOpenChange={setAsking}
        tone={tone}
        pending={change.isPending}
        onConfirm={() =>
          change.mutate(reason.trim() || undefined, { onSuccess: () => setAsking(false) })
        }
      >
        {children}
        <Field id={id} label="Reason" hint={reasonHint}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={limits.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </AlertDialog>
    </>
  );
}
