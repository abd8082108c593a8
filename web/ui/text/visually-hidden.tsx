import type { ElementType, ReactNode } from "react";
import { visuallyHidden } from "./visually-hidden.css.ts";

/** Heard, not seen. */
export function VisuallyHidden({
  as: Tag = "span",
  children,
}: {
  as?: ElementType;
  children: ReactNode;
}) {
  return <Tag className={visuallyHidden}>{children}</Tag>;
}
