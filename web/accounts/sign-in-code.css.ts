import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const digits = style({
  fontFamily: vars.font.display,
  fontSize: "2.5rem",
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.25em",
});
