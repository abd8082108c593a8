import type { ComponentProps, ReactNode } from "react";
import { iconButton } from "./icon-button.css.ts";

type Props = {
  /** The action, for screen readers. */
  label: string;
  icon: ReactNode;
} & Omit<ComponentProps<"button">, "className" | "style" | "children">;

/** A button with only an icon. */
export function IconButton({ label, icon, type = "button", ...rest }: Props) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={iconButton}>
      {icon}
    </button>
  );
}
