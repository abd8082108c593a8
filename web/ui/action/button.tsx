import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "../spinner.tsx";
import { button, full as fullWidth, label, sizes, tones } from "./button.css.ts";

type Props = {
  children: ReactNode;
  /** Tone of the button; `accent` is for the page's main action only. */
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** Whether an action is in progress: the button ignores presses. */
  pending?: boolean;
  full?: boolean;
} & Omit<ComponentProps<"button">, "className" | "style">;

/** A button; its label says what a press does. */
export function Button({
  children,
  tone = "plain",
  size = "medium",
  type = "button",
  pending = false,
  disabled = false,
  full = false,
  ...rest
}: Props) {
  const classes = [button, tones[tone], sizes[size], full && fullWidth];
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={classes.filter(Boolean).join(" ")}
    >
      {pending && <Spinner />}
      <bdi className={label}>{children}</bdi>
    </button>
  );
}
