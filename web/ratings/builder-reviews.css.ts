import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const bars = style({
  display: "grid",
  gap: space.xsmall,
  maxWidth: "24rem",
  padding: 0,
  listStyle: "none",
  fontVariantNumeric: "tabular-nums",
});
export const bar = style({
  display: "grid",
  gridTemplateColumns: "4.5rem 1fr 2.5rem",
  gap: space.small,
  alignItems: "center",
});
export const filled = style({ height: "0.5rem", background: vars.color.gridFine });
globalStyle(`${filled} > span`, {
  display: "block",
  height: "100%",
  background: vars.color.ink,
});
export const reply = style({
  paddingInlineStart: space.medium,
  borderInlineStart: `2px solid ${vars.color.rule}`,
});
