import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const textLink = style({
  color: vars.color.info,
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecorationThickness: "2px" } },
});
