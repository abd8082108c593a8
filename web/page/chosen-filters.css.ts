import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem",
  flexBasis: "100%",
});
/** On a phone the chips stand in one row, which its parent scrolls. */
export const inOneRow = style({
  flexBasis: "auto",
  "@media": { [media.phone]: { flexWrap: "nowrap", width: "max-content" } },
});
export const chip = style({
  // its hidden words scroll with it
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  width: "max-content",
  maxWidth: "100%",
  minHeight: "2.75rem",
  padding: "0.25rem 0.875rem",
  borderRadius: radius.full,
  background: vars.color.sunken,
  fontWeight: 600,
  textDecoration: "none",
  selectors: { "&:hover": { background: vars.color.rule } },
});
export const clearAll = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  padding: "0.25rem 0.5rem",
});
