import { style } from "@vanilla-extract/css";
import { fontSize } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: "0.375rem",
  minWidth: 0,
});
export const label = style({ fontWeight: 600, fontSize: fontSize.medium, lineHeight: 1.4 });
export const required = style({ color: vars.color.accentInk });
export const hint = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
export const error = style({
  display: "flex",
  gap: "0.375rem",
  alignItems: "baseline",
  color: vars.color.critical,
  fontSize: fontSize.small,
  fontWeight: 600,
});
export const errorIcon = style({ flex: "none", alignSelf: "center" });
