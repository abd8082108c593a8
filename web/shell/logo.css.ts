import { style } from "@vanilla-extract/css";
import { fontFamily } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "clamp(0.375rem, 1.6vw, 0.625rem)",
  minHeight: "2.75rem",
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: "clamp(1.125rem, 0.75rem + 1.8vw, 1.375rem)",
  letterSpacing: "-0.02em",
  lineHeight: 1,
  textDecoration: "none",
});
/** A logo of the operator's, of any shape. */
export const ownLogo = style({
  height: "2.25rem",
  width: "auto",
  maxWidth: "min(12rem, 40vw)",
  objectFit: "contain",
});
export const mark = style({ width: "2.25rem", height: "2.25rem", flex: "none" });
export const outline = style({
  fill: "none",
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinejoin: "round",
  strokeLinecap: "round",
});
export const carpet = style({ fill: vars.color.accent });
