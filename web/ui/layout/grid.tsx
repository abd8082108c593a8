import type { ReactNode } from "react";
import type { Space } from "../../theme/tokens.ts";
import type { Tag } from "../tag.ts";
import { gaps, grid, min as minVar } from "./grid.css.ts";

type Props = {
  /** Minimum width of a column, as a CSS length: "16rem". */
  min?: string;
  gap?: Space;
  as?: Tag;
  children: ReactNode;
};

/** A grid of as many equal columns as fit. */
export function Grid({ min = "16rem", gap = "medium", as: Tag = "div", children }: Props) {
  const role = Tag === "ul" || Tag === "ol" ? "list" : undefined;
  return (
    <Tag className={`${grid} ${gaps[gap]}`} style={{ [minVar.slice(4, -1)]: min }} role={role}>
      {children}
    </Tag>
  );
}
