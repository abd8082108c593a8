import type { ReactNode } from "react";
import type { Tag } from "../tag.ts";
import { card, interactive as interactiveStyle, tones } from "./card.css.ts";

type Props = {
  tone?: keyof typeof tones;
  /** It holds something to press: it wakes up under the pointer. */
  interactive?: boolean;
  as?: Tag;
  /** To be gone to. */
  id?: string;
  children: ReactNode;
};

/** A sheet for one thing. */
export function Card({
  tone = "plain",
  interactive = false,
  as: Tag = "div",
  id,
  children,
}: Props) {
  const classes = [card, tones[tone], interactive && interactiveStyle];
  return (
    <Tag id={id} className={classes.filter(Boolean).join(" ")}>
      {children}
    </Tag>
  );
}
