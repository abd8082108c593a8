import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  listStyle: "none",
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem",
  alignItems: "center",
});
export const link = style({
  display: "grid",
  placeItems: "center",
  minWidth: "2.75rem",
  minHeight: "2.75rem",
  paddingInline: "0.5rem",
  borderRadius: radius.small,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  selectors: {
    "a&:hover": { background: vars.color.sunken },
    '&[aria-current="page"]': { background: vars.color.ink, color: vars.color.canvas },
  },
});
export const off = style({ color: vars.color.inkMuted });
