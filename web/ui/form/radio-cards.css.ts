import { createVar, style } from "@vanilla-extract/css";
import { fontSize, motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const min = createVar();
export const cards = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
  gap: "0.5rem",
});
export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "0.25rem",
  minHeight: "3rem",
  padding: "0.75rem 1rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  lineHeight: 1.3,
  fontWeight: 600,
  cursor: "pointer",
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.ink },
    "&:has(:checked)": {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}, inset 0 -4px 0 ${vars.color.accent}`,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    "&:has([aria-invalid=true])": { borderColor: vars.color.critical },
    "&:has(:disabled)": { color: vars.color.inkMuted, borderColor: vars.color.rule },
  },
});
export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});
export const description = style({
  fontWeight: 400,
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});
