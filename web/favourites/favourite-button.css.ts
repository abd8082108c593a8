import { style, styleVariants } from "@vanilla-extract/css";
import { motion, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.5rem",
  minWidth: "2.75rem",
  minHeight: "2.75rem",
  padding: "0 0.625rem",
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&:hover:not(:disabled, [aria-disabled=true])": {
      borderColor: vars.color.ink,
      background: vars.color.sunken,
    },
    "&:disabled, &[aria-disabled=true]": { cursor: "default", borderColor: vars.color.rule },
  },
});
export const shapes = styleVariants({
  plain: {},
  floating: {
    position: "absolute",
    top: "0.75rem",
    right: "0.75rem",
    zIndex: 1,
    borderColor: "transparent",
    borderRadius: radius.full,
    padding: 0,
  },
  /** On the upper edge of a card without a picture. */
  pinned: {
    position: "absolute",
    top: "-1.375rem",
    right: "0.75rem",
    zIndex: 1,
    borderRadius: radius.full,
    padding: 0,
  },
});
export const heart = style({ flex: "none", transition: `transform ${motion.quick}` });
export const full = style({ color: vars.color.accentInk, transform: "scale(1.1)" });
export const count = style({ fontVariantNumeric: "tabular-nums" });
