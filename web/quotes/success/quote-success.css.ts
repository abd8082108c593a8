import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { sheetEdge } from "../../theme/shapes.ts";
import { fontSize, motion } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const hero = style({
  display: "grid",
  gap: "1.5rem",
  alignItems: "center",
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)" } },
});

const drawn = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

export const picture = style({
  ...sheetEdge,
  overflow: "hidden",
  animation: `${drawn} ${motion.calm}`,
});

export const timeline = style({
  display: "grid",
  gap: "1.5rem",
  listStyle: "none",
  padding: 0,
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(3, 1fr)" } },
});

export const timelineStep = style({
  display: "flex",
  flexDirection: "column",
  gap: "0.375rem",
  paddingTop: "1rem",
  borderTop: `3px solid ${vars.color.accent}`,
});

export const number = style({
  color: vars.color.accentInk,
  fontSize: fontSize.small,
  fontWeight: 700,
  letterSpacing: "0.06em",
  textTransform: "uppercase",
});
