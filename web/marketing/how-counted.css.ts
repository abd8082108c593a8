import { style } from "@vanilla-extract/css";
import { fontSize } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** A small link on a line of its own, tall enough to tap. */
export const howCounted = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2.75rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 400,
  textDecorationStyle: "dotted",
  textUnderlineOffset: "0.2em",
  selectors: { "&:hover": { textDecorationStyle: "solid" } },
});
