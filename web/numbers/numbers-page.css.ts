import { style } from "@vanilla-extract/css";
import { fontFamily, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

const columns = (least: string) => `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`;

export const shownFigures = style({
  display: "grid",
  gridTemplateColumns: columns("15rem"),
  columnGap: space.large,
});
export const waitingFigures = style({
  display: "grid",
  gridTemplateColumns: columns("22rem"),
  columnGap: space.large,
});
/** A figure; the one that a link names is marked. */
export const one = style({
  display: "grid",
  alignContent: "start",
  gap: space.small,
  paddingBlock: space.medium,
  borderTop: `1px solid ${vars.color.rule}`,
  scrollMarginTop: "5rem",
  selectors: {
    "&:target": { paddingInline: space.medium, background: vars.color.sunken },
  },
});
export const value = style({
  display: "block",
  fontFamily: fontFamily.display,
  fontSize: "2.75rem",
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
});
