import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const bar = style({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: 30,
  height: "3px",
  background: vars.color.accent,
  transform: "scaleX(0)",
  transformOrigin: "left",
  pointerEvents: "none",
});
