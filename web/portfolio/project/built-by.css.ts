import { style } from "@vanilla-extract/css";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const specialty = style({
  padding: "0.125rem 0.5rem",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
});
