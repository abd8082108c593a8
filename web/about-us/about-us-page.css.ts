import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { sheetEdge } from "../theme/shapes.ts";
import { fontFamily, measure, pageSide } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** The mission statement in large type, and the mission text below it in two columns. */
export const opening = style({
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  padding: `clamp(3rem, 7vw, 6rem) ${pageSide} clamp(2rem, 5vw, 4rem)`,
  display: "grid",
  gap: "clamp(1.5rem, 4vw, 3rem)",
});
export const mission = style({
  display: "grid",
  gap: "1rem 4rem",
  maxWidth: "62rem",
  fontSize: "1.125rem",
  lineHeight: 1.6,
  "@media": { [media.medium]: { gridTemplateColumns: "1fr 1fr" } },
});
export const values = style({
  display: "grid",
  gap: "2rem 4rem",
  padding: 0,
  listStyle: "none",
  "@media": { [media.medium]: { gridTemplateColumns: "1fr 1fr" } },
});
export const value = style({
  display: "grid",
  gap: "0.375rem",
  paddingTop: "1.25rem",
  borderTop: `1px solid ${vars.color.ink}`,
});
export const team = style({
  display: "grid",
  gap: "1.5rem",
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.small]: { gridTemplateColumns: "1fr 1fr" },
    [media.large]: { gridTemplateColumns: "repeat(4, 1fr)" },
  },
});
export const member = style({
  display: "grid",
  gridTemplateRows: "auto auto auto 1fr",
  gap: "0.25rem",
  padding: "1.25rem",
  ...sheetEdge,
});
export const badge = style({
  position: "relative",
  marginBottom: "0.75rem",
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const initials = style({
  position: "absolute",
  left: 0,
  bottom: "0.5rem",
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: "2.25rem",
  lineHeight: 1,
  letterSpacing: "-0.03em",
  color: vars.color.accentInk,
});
