import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** A timeline of years on a horizontal rule: stacked on phones, three in a row on large screens. */
export const list = style({
  display: "grid",
  gap: "2rem 2.5rem",
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
    [media.large]: { gridTemplateColumns: "repeat(3, 1fr)", rowGap: "3rem" },
  },
});
export const item = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: "0.375rem",
  paddingTop: "1.25rem",
  borderTop: `1px solid ${vars.color.drawingLine}`,
  // a tick on the rule, as on a ruler
  "::before": {
    content: "",
    position: "absolute",
    left: 0,
    top: "-0.3125rem",
    width: "2px",
    height: "0.625rem",
    background: vars.color.accent,
  },
});
export const year = style({
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: "2rem",
  lineHeight: 1,
  letterSpacing: "-0.02em",
  color: vars.color.accentInk,
});
