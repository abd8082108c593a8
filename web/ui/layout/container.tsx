import type { ReactNode } from "react";
import { container, widths } from "./container.css.ts";

type Props = { width?: keyof typeof widths; children: ReactNode };

/** Keeps its content in the middle of the window and no wider than can be read. */
export function Container({ width = "page", children }: Props) {
  return <div className={`${container} ${widths[width]}`}>{children}</div>;
}
