import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "../action/button.tsx";
import { LostSession } from "../feedback/lost-session.tsx";
import {
  alertFooter,
  alertMore,
  alertWords,
  backdrop,
  description as muted,
  sheets,
} from "./overlay.css.ts";
import { showFocused } from "./show-focused.ts";
import { stopEscape } from "./stop-escape.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useWasOpen } from "./use-was-open.ts";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** Says what will happen: "Delete project", never "OK". */
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  tone?: "accent" | "critical";
  pending?: boolean;
  /** False: there is a reason against it, which the dialog shows. */
  isPossible?: boolean;
  /** The dialog stays open; its owner closes it when the action is done. */
  onConfirm: () => void;
  children?: ReactNode;
};

/** Confirms an irreversible action. */
export function AlertDialog(props: Props) {
  return useWasOpen(props.open) && <OpenedAlertDialog {...props} />;
}

function OpenedAlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  pendingLabel = confirmLabel,
  cancelLabel = "Cancel",
  tone = "accent",
  pending = false,
  isPossible = true,
  onConfirm,
  children,
}: Props) {
  const returnFocus = useReturnFocus();
  const confirm = useFocusWhilePending(pending);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop}>
          <Radix.Content
            className={sheets.alert}
            {...returnFocus}
            onFocus={showFocused}
            onEscapeKeyDown={stopEscape}
          >
            <div className={alertWords}>
              <Radix.Title>{title}</Radix.Title>
              <Radix.Description asChild>
                <div className={muted}>{description}</div>
              </Radix.Description>
              {children && <div className={alertMore}>{children}</div>}
              <LostSession />
            </div>
            <div className={alertFooter}>
              <Radix.Cancel asChild>
                <Button disabled={pending}>{cancelLabel}</Button>
              </Radix.Cancel>
              <Button
                ref={confirm}
                tone={tone}
                pending={pending}
                disabled={!isPossible}
                onClick={onConfirm}
              >
                {pending ? pendingLabel : confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Gives a button the focus back that it had before it was disabled for the time of its work: browsers take it away. */
function useFocusWhilePending(isPending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isPending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      // only if the focus is still on the dialog or the page around it
      if (document.activeElement?.contains(button.current)) button.current?.focus();
    }
  }, [isPending]);
  return button;
}
