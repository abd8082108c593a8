import { type ReactNode, useState } from "react";
import { limits } from "../../../domain/quotes/limits.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { AlertDialog } from "../../ui/overlay/alert-dialog.tsx";

type Props = {
  /** On the button that asks. */
  label: string;
  title: string;
  description: string;
  confirmLabel: string;
  pendingLabel: string;
  cancelLabel: string;
  /** A question that the call asks meanwhile. */
  children?: ReactNode;
  change: { isPending: boolean; mutate(reason: string, after: { onSuccess(): void }): void };
};

/** A button for something that a person is emailed about: says what follows, and needs a reason for them. */
export function AskReason({ label, change, children, ...words }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);

  function confirm() {
    const text = reason.trim();
    setMissing(text === "");
    if (text) change.mutate(text, { onSuccess: () => setAsking(false) });
  }
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        {...words}
        open={isAsking}
        onOpenChange={setAsking}
        tone="critical"
        pending={change.isPending}
        onConfirm={confirm}
      >
        <Field
          label="Reason"
          hint="They'll see this in the email."
          error={isMissing ? "Reason is required" : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={limits.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {children}
      </AlertDialog>
    </>
  );
}
