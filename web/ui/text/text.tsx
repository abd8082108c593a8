import type { ReactNode } from "react";
import type { Tag } from "../tag.ts";
import { sizes, tones, weights } from "./text.css.ts";

type Props = {
  tone?: keyof typeof tones;
  /** Font size; `label` sets small capitals, for labels of data. */
  size?: keyof typeof sizes;
  weight?: keyof typeof weights;
  as?: Tag;
  id?: string;
  children: ReactNode;
};

/** Text; a paragraph by default. */
export function Text({
  tone = "ink",
  size = "medium",
  weight = "regular",
  as: Tag = "p",
  id,
  children,
}: Props) {
  return (
    <Tag className={`${tones[tone]} ${sizes[size]} ${weights[weight]}`} id={id}>
      {children}
    </Tag>
  );
}
