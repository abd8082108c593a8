import type { ReactNode } from "react";
import type { Space } from "../../theme/tokens.ts";
import type { Tag } from "../tag.ts";
import { aligns, gaps, stack } from "./stack.css.ts";

type Props = {
  gap?: Space;
  align?: keyof typeof aligns;
  as?: Tag;
  "aria-label"?: string;
  children: ReactNode;
};

/** Children in a column with equal spacing. */
export function Stack({
  gap = "medium",
  align = "stretch",
  as: Tag = "div",
  children,
  ...rest
}: Props) {
  const role = Tag === "ul" || Tag === "ol" ? "list" : undefined;
  return (
    <Tag {...rest} className={`${stack} ${gaps[gap]} ${aligns[align]}`} role={role}>
      {children}
    </Tag>
  );
}
