import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, use, useLayoutEffect, useRef } from "react";
import { Button } from "../action/button.tsx";
import { LostSession } from "../feedback/lost-session.tsx";
import { ToastRegionContext } from "../feedback/toast-region.ts";
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
  /** Label of the confirming button, which names the action: "Delete project", never "OK". */
  confirmLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  tone?: "accent" | "critical";
  pending?: boolean;
  /** False when the action is impossible; the dialog shows the reason. */
  isPossible?: boolean;
  /** Called on confirmation. The dialog stays open until its owner closes it after the action. */
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks for confirmation of an irreversible action. */
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
  const Toasts = use(ToastRegionContext);
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
            <Toasts isInDialog />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Returns the focus to a button that was disabled while its action was in progress: browsers take
 * it away.
 */
function useFocusWhilePending(isPending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isPending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      // unless the focus has moved to another element meanwhile
      if (document.activeElement?.contains(button.current)) button.current?.focus();
    }
  }, [isPending]);
  return button;
}
