import { style } from "@vanilla-extract/css";
import { motion } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 0.25rem",
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const tab = style({
  minHeight: "2.75rem",
  marginBottom: "-1px",
  padding: "0.5rem 1rem",
  border: 0,
  borderBottom: "3px solid transparent",
  background: "transparent",
  color: vars.color.inkMuted,
  fontWeight: 600,
  cursor: "pointer",
  transition: `color ${motion.quick}`,
  selectors: {
    "&:hover": { color: vars.color.ink },
    '&[data-state="active"]': { color: vars.color.ink, borderColor: vars.color.accent },
  },
});
export const panel = style({
  paddingTop: "1.5rem",
  selectors: { '&[data-state="inactive"]': { display: "none" } },
});
