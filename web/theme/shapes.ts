import { radius } from "./tokens.ts";
import { vars } from "./vars.css.ts";

/** Parts of styles that recur on many screens: each is spread into a style. */

/** A sheet of paper on the page. */
export const sheetEdge = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
};

/** A grid whose only row is swiped through. */
export const swiped = {
  gridAutoFlow: "column",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
} as const;

/** Text that is cut after some lines. */
export const linesShown = (count: number) =>
  ({
    display: "-webkit-box",
    overflow: "hidden",
    WebkitLineClamp: count,
    WebkitBoxOrient: "vertical",
  }) as const;
