import { style } from "@vanilla-extract/css";
import { radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** The list of earlier quotes, a few entries high. */
export const panel = style({
  maxHeight: "24rem",
  overflowY: "auto",
  padding: space.medium,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
});
