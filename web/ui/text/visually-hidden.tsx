import type { ReactNode } from "react";
import type { Tag } from "../tag.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";

/** Hidden visually, but read by screen readers. */
export function VisuallyHidden({ as: Tag = "span", children }: { as?: Tag; children: ReactNode }) {
  return <Tag className={visuallyHidden}>{children}</Tag>;
}
