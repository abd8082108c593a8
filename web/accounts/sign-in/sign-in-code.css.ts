import { style } from "@vanilla-extract/css";
import { fontFamily } from "../../theme/tokens.ts";

export const digits = style({
  fontFamily: fontFamily.display,
  fontSize: "2.5rem",
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.25em",
});
