import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { sheetEdge } from "../../theme/shapes.ts";
import { radius, shadow } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const menu = style({ position: "relative", minWidth: 0 });
export const opener = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  padding: "0 0.5rem",
  border: 0,
  borderRadius: radius.small,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  fontWeight: 500,
  whiteSpace: "nowrap",
  cursor: "pointer",
  selectors: { "&:hover": { background: vars.color.sunken } },
  "@media": { [media.bar]: { fontSize: "0.9375rem" } },
});
// the arrow keeps its size beside a long email address
globalStyle(`${opener} > svg`, { flexShrink: 0 });
/**
 * In the menu of a small window the list is part of the flow: an overlay would be clipped at the
 * menu's edge.
 */
export const list = style({
  minWidth: "12rem",
  padding: "0.25rem 0",
  listStyle: "none",
  selectors: { "&[hidden]": { display: "none" } },
  "@media": {
    [media.bar]: {
      position: "absolute",
      zIndex: 1,
      top: "calc(100% + 0.25rem)",
      insetInlineStart: 0,
      padding: "0.25rem",
      ...sheetEdge,
      boxShadow: shadow.overlay,
    },
  },
});
/** A list over the page in every window, at the end of its row. */
export const over = style({
  position: "absolute",
  zIndex: 1,
  top: "calc(100% + 0.25rem)",
  insetInline: "auto 0",
  maxHeight: "calc(100dvh - 5rem)",
  overflowY: "auto",
  padding: "0.25rem",
  ...sheetEdge,
  boxShadow: shadow.overlay,
  "@media": { [media.bar]: { insetInline: "auto 0" } },
});
export const item = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2.75rem",
  padding: "0 0.5rem",
  borderRadius: radius.small,
  textDecoration: "none",
  fontWeight: 500,
  selectors: { "&:hover": { background: vars.color.sunken } },
});
