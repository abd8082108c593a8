import type { ReactNode } from "react";
import type { Tag } from "../tag.ts";
import { sizes, tones, weights } from "./text.css.ts";

type Props = {
  tone?: keyof typeof tones;
  /** `label` is the small capitals that name data. */
  size?: keyof typeof sizes;
  weight?: keyof typeof weights;
  as?: Tag;
  id?: string;
  children: ReactNode;
};

/** A run of text: a paragraph, unless `as` says otherwise. */
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
