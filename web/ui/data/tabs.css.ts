import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { motion } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": {
    [media.small]: { columnGap: "0.25rem" },
    // without scripts no tab can be selected
    "(scripting: none)": { display: "none" },
  },
});
export const tab = style({
  minHeight: "2.75rem",
  marginBottom: "-1px",
  // four tabs fit into one row on a phone
  flex: "1 0 auto",
  padding: "0.5rem 0.25rem",
  fontSize: "0.875rem",
  border: 0,
  borderBottom: "3px solid transparent",
  background: "transparent",
  color: vars.color.inkMuted,
  fontWeight: 600,
  cursor: "pointer",
  transition: `color ${motion.quick}`,
  "@media": {
    [media.small]: { flex: "none", padding: "0.5rem 1rem", fontSize: "1rem" },
    // forced colors draw a transparent line
    [media.forced]: {
      borderColor: "Canvas",
      selectors: { '&[data-state="active"]': { borderColor: "Highlight" } },
    },
  },
  selectors: {
    "&:hover": { color: vars.color.ink },
    '&[data-state="active"]': { color: vars.color.ink, borderColor: vars.color.accent },
  },
});
export const panel = style({
  paddingTop: "1.5rem",
  selectors: { '&[data-state="inactive"]': { display: "none" } },
});
