import type { ReactNode } from "react";
import type { Space } from "../../theme/tokens.ts";
import type { Tag } from "../tag.ts";
import { aligns, gaps, inline, justifies, wrapping } from "./inline.css.ts";

type Props = {
  gap?: Space;
  align?: keyof typeof aligns;
  justify?: keyof typeof justifies;
  wrap?: boolean;
  as?: Tag;
  children: ReactNode;
};

/** Children in a row; wraps by default. */
export function Inline({
  gap = "small",
  align = "center",
  justify = "start",
  wrap = true,
  as: Tag = "div",
  children,
}: Props) {
  const role = Tag === "ul" || Tag === "ol" ? "list" : undefined;
  const classes = [inline, gaps[gap], aligns[align], justifies[justify], wrap && wrapping];
  return (
    <Tag className={classes.filter(Boolean).join(" ")} role={role}>
      {children}
    </Tag>
  );
}
