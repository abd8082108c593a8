import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const textLink = style({
  color: vars.color.info,
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecorationThickness: "2px" } },
});

/** In the color of the text around it. */
export const quietLink = style({
  color: "inherit",
  textDecorationStyle: "dotted",
  textUnderlineOffset: "0.2em",
  selectors: { "&:hover": { textDecorationStyle: "solid" } },
});
