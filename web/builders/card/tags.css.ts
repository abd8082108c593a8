import { style } from "@vanilla-extract/css";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.375rem",
  padding: 0,
  listStyle: "none",
});
export const tag = style({
  padding: "0.125rem 0.625rem",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
  fontSize: fontSize.small,
  overflowWrap: "anywhere",
});
export const more = style({
  padding: "0.125rem 0.25rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});
