import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

/** A link on its own line, tall enough to tap. */
export const contactLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: vars.color.ink,
  overflowWrap: "anywhere",
});
