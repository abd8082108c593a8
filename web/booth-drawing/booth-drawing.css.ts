import { style, styleVariants } from "@vanilla-extract/css";
import { fontFamily } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const sheet = style({ width: "100%", height: "auto", overflow: "visible" });

export const fills = styleVariants({
  none: { fill: "none" },
  floor: { fill: vars.color.drawingFloor },
  top: { fill: vars.color.drawingTop },
  left: { fill: vars.color.drawingLeft },
  right: { fill: vars.color.drawingRight },
  glass: { fill: vars.color.drawingGlass, fillOpacity: 0.55 },
  accent: { fill: vars.color.accent },
  accentSoft: { fill: vars.color.accentSoft },
  ink: { fill: vars.color.drawingLine },
  light: { fill: vars.color.accent, fillOpacity: 0.12 },
});

const pen = { strokeLinejoin: "round", strokeLinecap: "round" } as const;

export const pens = styleVariants({
  none: {},
  fine: { ...pen, stroke: vars.color.drawingFine, strokeWidth: 0.6 },
  normal: { ...pen, stroke: vars.color.drawingLine, strokeWidth: 0.9 },
  bold: { ...pen, stroke: vars.color.drawingLine, strokeWidth: 1.6 },
  accent: { ...pen, stroke: vars.color.accent, strokeWidth: 2.2 },
});

export const dashed = style({ strokeDasharray: "5 4" });

export const lettering = style({
  fill: vars.color.drawingLine,
  fontFamily: fontFamily.text,
  fontSize: 17,
  fontWeight: 600,
  textAnchor: "middle",
  dominantBaseline: "central",
});
