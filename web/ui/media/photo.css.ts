import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const photo = style({
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  background: vars.color.sunken,
});
/** Cropped to a wide strip. */
export const wide = style([photo, { aspectRatio: "16 / 9" }]);
/** Cropped to the frame around it. */
export const fills = style([photo, { aspectRatio: "auto", height: "100%" }]);
