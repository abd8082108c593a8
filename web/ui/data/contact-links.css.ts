import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

/** A link on a line of its own height, so that a thumb hits it. */
export const contactLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: vars.color.ink,
  overflowWrap: "anywhere",
});
