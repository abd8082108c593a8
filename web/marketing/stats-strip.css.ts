import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, fontSize, measure, pageSide } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const strip = style({
  borderBottom: `1px solid ${vars.color.rule}`,
  background: vars.color.surface,
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  paddingInline: pageSide,
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(4, 1fr)" } },
});
export const stat = style({
  display: "flex",
  // on a phone the number with its label beside it, or below where both do not fit
  flexFlow: "row-reverse wrap-reverse",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: "0.25rem 0.625rem",
  padding: "0.75rem 0.5rem 0.75rem 0",
  "@media": {
    [media.small]: {
      flexFlow: "column-reverse",
      alignItems: "flex-start",
      gap: "0.25rem",
      padding: "1rem 1rem 1rem 0",
    },
    [media.medium]: {
      padding: "2rem 1rem 2rem 1.5rem",
      borderLeft: `1px solid ${vars.color.rule}`,
      selectors: { "&:last-child": { borderRight: `1px solid ${vars.color.rule}` } },
    },
  },
});
export const number = style({
  margin: 0,
  whiteSpace: "nowrap",
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: "clamp(2rem, 1.4rem + 2vw, 3rem)",
  lineHeight: 1,
  letterSpacing: "-0.03em",
  "@media": { [media.phone]: { flex: "none", minWidth: "4rem", fontSize: "1.5rem" } },
});
export const label = style({
  color: vars.color.inkMuted,
  "@media": {
    [media.phone]: {
      width: "min-content",
      minWidth: "3.5rem",
      fontSize: fontSize.small,
      lineHeight: 1.25,
    },
  },
});
