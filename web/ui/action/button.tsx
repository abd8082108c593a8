import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "../spinner.tsx";
import { button, full as fullWidth, label, sizes, tones } from "./button.css.ts";

type Props = {
  children: ReactNode;
  /** `accent` only for what moves the job on. */
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** The answer is awaited: not to be pressed again. */
  pending?: boolean;
  full?: boolean;
} & Omit<ComponentProps<"button">, "className" | "style">;

/** Says what happens when it is pressed. */
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
