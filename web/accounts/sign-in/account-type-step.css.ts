import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontFamily, fontSize, motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const cards = style({
  display: "grid",
  gap: "1rem",
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
});
export const card = style({
  display: "grid",
  gap: "0.5rem",
  alignContent: "start",
  justifyItems: "start",
  padding: "1.25rem",
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    "&:hover": {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 -4px 0 ${vars.color.accent}`,
    },
  },
});
export const name = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize.card,
  fontWeight: 700,
});
export const text = style({ color: vars.color.inkMuted });
