import { style, styleVariants } from "@vanilla-extract/css";
import { fontFamily } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const sheet = style({ display: "block", width: "100%", height: "auto" });
export const grid = style({ stroke: vars.color.gridBold, strokeWidth: 1 });
export const letters = style({
  fontFamily: fontFamily.display,
  fontWeight: 700,
  textAnchor: "middle",
  dominantBaseline: "central",
});
export const grounds = styleVariants({
  accent: { fill: vars.color.accentSoft },
  info: { fill: vars.color.infoSoft },
  positive: { fill: vars.color.positiveSoft },
  caution: { fill: vars.color.cautionSoft },
});
export const inks = styleVariants({
  accent: { fill: vars.color.accentInk, stroke: vars.color.accentInk },
  info: { fill: vars.color.info, stroke: vars.color.info },
  positive: { fill: vars.color.positive, stroke: vars.color.positive },
  caution: { fill: vars.color.caution, stroke: vars.color.caution },
});
