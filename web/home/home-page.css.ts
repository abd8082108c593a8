import { style } from "@vanilla-extract/css";
import { pageEdge } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** Chapters from edge to edge: the room that other pages have above and below is theirs. */
export const chapters = style({ marginBlock: `calc(-1 * ${pageEdge})` });

export const sunken = style({
  borderBlock: `1px solid ${vars.color.rule}`,
  background: vars.color.sunken,
});

/** The way on from a chapter to the page that has all of it. */
export const onward = style({ marginTop: "clamp(1rem, 3vw, 1.5rem)" });

/** For lists that are still to come: nothing below them jumps far. */
export const room = style({ minHeight: "140rem" });
