import type { ReactNode } from "react";
import type { Tag } from "../tag.ts";
import { card, interactive as interactiveStyle, tones } from "./card.css.ts";

type Props = {
  tone?: keyof typeof tones;
  /** Raises the card on hover, because it can be pressed. */
  interactive?: boolean;
  as?: Tag;
  /** Target of links to the card. */
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
