import X from "lucide-react/icons/x";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type ReactNode, use, useRef } from "react";
import { hover } from "../../theme/media.ts";
import { IconButton } from "../action/icon-button.tsx";
import { LostSession } from "../feedback/lost-session.tsx";
import { ToastRegionContext } from "../feedback/toast-region.ts";
import {
  backdrop,
  body,
  description as descriptionStyle,
  footer as footerStyle,
  header,
  sheets,
  title as titleStyle,
} from "./overlay.css.ts";
import { showFocused } from "./show-focused.ts";
import { stopEscape } from "./stop-escape.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useWasOpen } from "./use-was-open.ts";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: "medium" | "large" | "wide";
  /**
   * Puts the initial focus on the field with `data-start`, or on the first field, instead of the
   * close button.
   */
  startsInField?: boolean;
  /** Buttons, which stay visible however long the dialog is. */
  footer?: ReactNode;
  /** Handles keys of the whole dialog. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

const fields = "input:not([type=file], [type=checkbox]), select, textarea";

/** A modal dialog. Escape, the close button and a press outside close it. */
export function Dialog(props: Props) {
  return useWasOpen(props.open) && <OpenedDialog {...props} />;
}

function OpenedDialog({
  open,
  onOpenChange,
  title,
  description,
  size = "medium",
  startsInField = false,
  footer,
  onKeyDown,
  children,
}: Props) {
  const Toasts = use(ToastRegionContext);
  const returnFocus = useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  function onOpenAutoFocus(event: Event) {
    returnFocus.onOpenAutoFocus();
    if (!startsInField) return;
    const start = content.current?.querySelector<HTMLElement>("[data-start]");
    start?.scrollIntoView({ block: "center" });
    // on a phone the on-screen keyboard would cover the text above the field
    if (!matchMedia(hover).matches) return;
    const field = start ?? content.current?.querySelector<HTMLElement>(fields);
    if (!field) return;
    event.preventDefault();
    field.focus();
  }
  const undescribed = description ? {} : { "aria-describedby": undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop}>
          <Radix.Content
            className={sheets[size]}
            {...undescribed}
            {...returnFocus}
            onOpenAutoFocus={onOpenAutoFocus}
            onFocus={showFocused}
            onEscapeKeyDown={stopEscape}
            onKeyDown={onKeyDown}
          >
            <div className={header}>
              <div>
                <Radix.Title className={titleStyle}>{title}</Radix.Title>
                {description && (
                  <Radix.Description className={descriptionStyle}>{description}</Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton label="Close" icon={<X size={22} aria-hidden="true" />} />
              </Radix.Close>
            </div>
            <div ref={content} className={body}>
              {children}
              <LostSession />
            </div>
            {footer && <div className={footerStyle}>{footer}</div>}
            <Toasts isInDialog />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
