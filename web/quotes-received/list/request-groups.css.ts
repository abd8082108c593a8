import { style } from "@vanilla-extract/css";
import { space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const group = style({ marginTop: space.large });
export const heading = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.small,
  paddingBottom: space.small,
});
export const count = style({ color: vars.color.inkMuted, fontVariantNumeric: "tabular-nums" });
