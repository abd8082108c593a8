import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, fontSize, measure, pageSide } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const strip = style({
  borderBottom: `1px solid ${vars.color.rule}`,
  background: vars.color.sunken,
});
export const inner = style({
  display: "grid",
  gap: "0.5rem",
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  padding: `clamp(0.75rem, 2vw, 1.25rem) ${pageSide} clamp(0.875rem, 2vw, 1.5rem)`,
});
export const caption = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
/** On a phone one row to swipe through. */
export const list = style({
  display: "flex",
  gap: "0.5rem 1.5rem",
  padding: "0.25rem 0",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  listStyle: "none",
  "@media": {
    [media.small]: { flexWrap: "wrap", justifyContent: "space-between", overflow: "visible" },
    [media.print]: { flexWrap: "wrap", overflow: "visible" },
  },
});
const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  whiteSpace: "nowrap",
  color: vars.color.inkMuted,
  fontFamily: fontFamily.display,
  fontWeight: 700,
  lineHeight: 1.05,
});
export const sign = style({
  flex: "none",
  width: "1.5rem",
  height: "1.5rem",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const faces = styleVariants({
  wide: [mark, { letterSpacing: "0.14em", textTransform: "uppercase", fontSize: "0.9375rem" }],
  heavy: [mark, { fontSize: "1.125rem" }],
  light: [mark, { fontFamily: fontFamily.text, fontWeight: 500, fontSize: "1rem" }],
  tight: [mark, { letterSpacing: "-0.03em", fontSize: "1.0625rem" }],
});
