import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const picture = style({
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  background: vars.color.sunken,
});
