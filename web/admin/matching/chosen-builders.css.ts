import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { backdrop } from "../../ui/overlay/overlay.css.ts";

/** The selection, which stays visible above the dialog's buttons. */
export const chosen = style({ display: "grid", gap: "0.5rem", flexBasis: "100%", minWidth: 0 });
// the dialog's sticky footer is this much taller, so a focused element scrolls clear of it
globalStyle(`${backdrop}:has(.${chosen})`, { scrollPaddingBottom: "16rem" });
/** On phones a long list of chips scrolls by itself. */
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
