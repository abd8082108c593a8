import { style } from "@vanilla-extract/css";
import { sheetEdge } from "../theme/shapes.ts";
import { fontSize } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  ...sheetEdge,
  overflow: "hidden",
});
export const frame = style({
  aspectRatio: "16 / 9",
  background: vars.color.sunken,
  overflow: "hidden",
});
export const body = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: "0.625rem",
  padding: "1rem",
});
/** Facts in two columns, however narrow the card. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "0.5rem 1rem",
  margin: 0,
});
export const label = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
export const value = style({
  margin: 0,
  lineHeight: 1.3,
  hyphens: "auto",
  overflowWrap: "anywhere",
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  marginTop: "auto",
  paddingTop: "0.5rem",
});
export const description = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  overflowWrap: "anywhere",
});
