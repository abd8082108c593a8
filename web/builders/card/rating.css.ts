import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const rating = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.35rem",
  fontVariantNumeric: "tabular-nums",
});
export const star = style({ color: vars.color.accentInk, fill: vars.color.accent, flex: "none" });
export const figure = style({ fontWeight: 600 });
export const reviews = style({ color: vars.color.inkMuted });
