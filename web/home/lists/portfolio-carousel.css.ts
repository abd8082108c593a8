import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontFamily, fontSize, motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** A slide: a wide picture with a title block below, as on a drawing. */
export const slide = style({
  display: "block",
  height: "100%",
  border: `1px solid ${vars.color.drawingLine}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  overflow: "hidden",
  textDecoration: "none",
  selectors: { "&:focus-visible": { outlineOffset: "-4px" } },
});
export const picture = style({
  aspectRatio: "16 / 10",
  overflow: "hidden",
  "@media": { [media.medium]: { aspectRatio: "21 / 9" } },
});
export const block = style({
  display: "grid",
  gap: "0.125rem 1.5rem",
  padding: "clamp(0.625rem, 2vw, 0.875rem) 1.125rem clamp(0.625rem, 2vw, 1rem)",
  borderTop: `1px solid ${vars.color.drawingLine}`,
  transition: `background-color ${motion.quick}`,
  selectors: { [`${slide}:hover &`]: { background: vars.color.sunken } },
  "@media": {
    [media.medium]: { gridTemplateColumns: "1fr auto", alignItems: "baseline" },
  },
});
export const title = style({
  overflow: "hidden",
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: fontSize.card,
  lineHeight: 1.25,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { [`${slide}:hover &`]: { textDecoration: "underline" } },
});
export const builder = style({
  overflow: "hidden",
  color: vars.color.inkMuted,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
