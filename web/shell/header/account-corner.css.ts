import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const corner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem",
});
export const person = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  minWidth: 0,
  fontWeight: 600,
});
/**
 * A name or an email address that is too long for the bar is cut with an ellipsis; its tooltip has
 * all of it.
 */
export const name = style({ maxWidth: "9rem", overflow: "hidden", textOverflow: "ellipsis" });
export const portrait = style({
  width: "2.25rem",
  height: "2.25rem",
  borderRadius: "50%",
  objectFit: "cover",
  background: vars.color.sunken,
});
