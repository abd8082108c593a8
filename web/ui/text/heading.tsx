import type { ReactNode } from "react";
import { sizes } from "./heading.css.ts";

type Props = {
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof sizes;
  id?: string;
  children: ReactNode;
};

const usual = { 1: "page", 2: "section", 3: "card", 4: "small" } as const;

/** A heading: `level` is its rank in the page, `size` its look. */
export function Heading({ level, size = usual[level], id, children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={sizes[size]} id={id}>
      {children}
    </Tag>
  );
}
