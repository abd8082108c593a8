import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, motion } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  listStyle: "none",
  padding: 0,
  display: "grid",
  gridAutoFlow: "column",
  // on a phone the current step, the only one with a visible name, takes the remaining width
  gridAutoColumns: "auto",
  "@media": { [media.small]: { gridAutoColumns: "1fr" } },
});
export const step = style({
  display: "flex",
  alignItems: "center",
  gap: "0.625rem",
  width: "100%",
  minHeight: "3rem",
  padding: "0.5rem 0.5rem 0.5rem 0",
  border: 0,
  borderTop: `3px solid ${vars.color.rule}`,
  background: "transparent",
  color: vars.color.inkMuted,
  fontWeight: 600,
  textAlign: "left",
  cursor: "pointer",
  transition: `border-color ${motion.calm}, color ${motion.calm}`,
  selectors: {
    "&:hover:not(:disabled)": { color: vars.color.ink },
    "&:disabled": { cursor: "default" },
    '&[data-state="completed"]': { borderColor: vars.color.positive, color: vars.color.ink },
    '&[data-state="current"]': { borderColor: vars.color.accent, color: vars.color.ink },
  },
});
export const number = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "1.75rem",
  height: "1.75rem",
  border: "1.5px solid currentColor",
  borderRadius: "50%",
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    [`${step}[data-state="completed"] &`]: {
      background: vars.color.positive,
      borderColor: vars.color.positive,
      color: vars.color.surface,
    },
    [`${step}[data-state="current"] &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});
// on a phone only the current step's name is visible; the others are for screen readers
export const title = style({
  lineHeight: 1.25,
  selectors: {
    [`${step}:not([data-state="current"]) &`]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
  "@media": {
    [media.small]: {
      selectors: {
        [`${step}:not([data-state="current"]) &`]: {
          position: "static",
          width: "auto",
          height: "auto",
          clipPath: "none",
        },
      },
    },
  },
});
