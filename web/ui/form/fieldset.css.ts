import { style } from "@vanilla-extract/css";
import { fontSize } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const fieldset = style({ margin: 0 });
export const legend = style({ fontWeight: 600, lineHeight: 1.4, marginBottom: "0.5rem" });
export const hint = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  marginBottom: "0.5rem",
});
export const error = style({ marginTop: "0.5rem" });
