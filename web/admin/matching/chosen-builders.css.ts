import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { backdrop } from "../../ui/overlay/overlay.css.ts";

/** Stays in sight above the buttons. */
export const chosen = style({ display: "grid", gap: "0.5rem", flexBasis: "100%", minWidth: 0 });
// the sticky part of the dialog is as much taller, and what gets the focus comes out from under it
globalStyle(`${backdrop}:has(.${chosen})`, { scrollPaddingBottom: "16rem" });
/** A long list scrolls within itself on phones. */
export const chips = style({
  maxHeight: "6.5rem",
  overflowY: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minHeight: "2.75rem",
  padding: "0.25rem 0.875rem",
  border: 0,
  borderRadius: radius.full,
  background: vars.color.sunken,
  color: vars.color.ink,
  font: "inherit",
  fontSize: fontSize.small,
  fontWeight: 600,
  cursor: "pointer",
  selectors: { "&:hover": { background: vars.color.rule } },
});
