import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** A row that scrolls when it is wider than the window. */
export const list = style({
  display: "flex",
  margin: 0,
  padding: 0,
  overflowX: "auto",
  listStyle: "none",
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": { [media.small]: { columnGap: "0.25rem" }, [media.print]: { display: "none" } },
});
export const link = style({
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "2.75rem",
  padding: "0.5rem 0.625rem",
  borderBottom: "3px solid transparent",
  color: vars.color.inkMuted,
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  transition: `color ${motion.quick}`,
  "@media": {
    [media.small]: { padding: "0.5rem 1rem" },
    // forced colors draw a transparent line
    [media.forced]: {
      borderColor: "Canvas",
      selectors: { '&[aria-current="page"]': { borderColor: "Highlight" } },
    },
  },
  selectors: {
    "&:hover": { color: vars.color.ink },
    // the focus ring is inside the row, which clips overflow
    "&:focus-visible": { outlineOffset: "-3px" },
    '&[aria-current="page"]': { color: vars.color.ink, borderColor: vars.color.accent },
  },
});
export const count = style({
  minWidth: "1.5rem",
  padding: "0 0.375rem",
  borderRadius: radius.full,
  background: vars.color.sunken,
  fontSize: fontSize.small,
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
