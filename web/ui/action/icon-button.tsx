import type { ComponentProps, ReactNode } from "react";
import { iconButton } from "./icon-button.css.ts";

type Props = {
  /** What it does, for whoever does not see the icon. */
  label: string;
  icon: ReactNode;
} & Omit<ComponentProps<"button">, "className" | "style" | "children">;

/** A button that is only a picture. */
export function IconButton({ label, icon, type = "button", ...rest }: Props) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={iconButton}>
      {icon}
    </button>
  );
}
