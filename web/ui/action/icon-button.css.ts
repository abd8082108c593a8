import { style } from "@vanilla-extract/css";
import { motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const iconButton = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "2.75rem",
  height: "2.75rem",
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: vars.color.ink,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:hover": { background: vars.color.sunken },
    '&:disabled, &[aria-disabled="true"]': {
      color: vars.color.inkMuted,
      cursor: "not-allowed",
      background: "transparent",
    },
  },
});
