import { type ComponentProps, type ReactNode, useState } from "react";
import { limits } from "../../domain/quotes/limits.ts";
import { type Change, useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { AlertDialog } from "../ui/overlay/alert-dialog.tsx";

type Words = Pick<
  ComponentProps<typeof AlertDialog>,
  "title" | "description" | "confirmLabel" | "pendingLabel" | "cancelLabel" | "isPossible"
>;

type Props<Answer> = Words &
  Omit<Change<string | undefined, Answer>, "call"> & {
    /** Label of the button that opens the dialog. */
    label: ReactNode;
    buttonTone?: ComponentProps<typeof Button>["tone"];
    size?: ComponentProps<typeof Button>["size"];
    /** Tone of the dialog's confirming button. */
    tone?: "accent" | "critical";
    /** Adds a field for a reason, or what `label` says; `hint` says who reads it. */
    reason?: { label?: string; hint: string; isRequired?: boolean; maxLength?: number };
    onOpen?: () => void;
    /** Makes the call. A required reason is never undefined. */
    call(reason?: string): Promise<Answer>;
    children?: ReactNode;
  };

/**
 * A button for an action that can't be undone or that emails others: asks for confirmation, makes
 * the call, shows the result in a toast, and closes.
 */
export function ActionDialog<Answer>(props: Props<Answer>) {
  const { label, buttonTone = "quiet", size, tone = "critical", reason, onOpen, children } = props;
  const { call, refreshes, done, failed, isShown, onDone, ...words } = props;
  const { title, description, confirmLabel, pendingLabel, cancelLabel, isPossible } = words;
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const change = useChange<string | undefined, Answer>({
    call,
    refreshes,
    done,
    failed,
    isShown,
    onDone(answer) {
      onDone?.(answer);
      setAsking(false);
    },
  });

  function confirm() {
    const isLeftOut = reason?.isRequired === true && text.trim() === "";
    setMissing(isLeftOut);
    if (!isLeftOut) change.mutate(text.trim() || undefined);
  }
  const asked = reason && (
    <Field
      label={reason.label ?? "Reason"}
      hint={reason.hint}
      required={reason.isRequired}
      error={isMissing ? "Reason is required" : undefined}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={reason.maxLength ?? limits.reason}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <>
      <Button
        tone={buttonTone}
        size={size}
        onClick={() => {
          onOpen?.();
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        pendingLabel={pendingLabel}
        cancelLabel={cancelLabel}
        isPossible={isPossible}
        tone={tone}
        pending={change.isPending}
        onConfirm={confirm}
      >
        {asked ? (
          <Stack>
            {children}
            {asked}
          </Stack>
        ) : (
          children
        )}
      </AlertDialog>
    </>
  );
}
