import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const corner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "0.5rem",
});
export const person = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  fontWeight: 600,
  marginRight: "0.5rem",
});
export const portrait = style({
  width: "2.25rem",
  height: "2.25rem",
  borderRadius: "50%",
  objectFit: "cover",
  background: vars.color.sunken,
});
