import { style } from "@vanilla-extract/css";
import { fontSize } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

export const mark = style({
  display: "block",
  color: vars.color.positive,
  fontSize: fontSize.small,
  fontWeight: 600,
});
