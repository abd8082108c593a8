import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

const picture = style({
  display: "block",
  width: "100%",
  objectFit: "cover",
  background: vars.color.sunken,
});
/** Four by three, or whatever room there is. */
export const shapes = styleVariants({
  photo: [picture, { aspectRatio: "4 / 3" }],
  fill: [picture, { height: "100%" }],
});
