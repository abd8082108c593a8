import type { ReactNode } from "react";
import { container, widths } from "./container.css.ts";

type Props = { width?: keyof typeof widths; children: ReactNode };

/** Centers its content and limits its width. */
export function Container({ width = "page", children }: Props) {
  return <div className={`${container} ${widths[width]}`}>{children}</div>;
}
