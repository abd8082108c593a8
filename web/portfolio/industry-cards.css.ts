import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { sheetEdge } from "../theme/shapes.ts";
import { fontSize, motion } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const cards = style({
  display: "grid",
  gap: "0.5rem",
  marginTop: "0.75rem",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
    [media.print]: { display: "none" },
  },
});
export const card = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: "0.125rem",
  height: "100%",
  minHeight: "4rem",
  padding: "0.625rem",
  ...sheetEdge,
  textDecoration: "none",
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.control },
    "&[aria-current=true]": {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.canvas,
    },
  },
});
export const name = style({ fontWeight: 600, lineHeight: 1.25 });
export const count = style({
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.inkMuted,
  selectors: { [`${card}[aria-current=true] &`]: { color: "inherit" } },
});
