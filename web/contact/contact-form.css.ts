import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { sheetEdge } from "../theme/shapes.ts";
import { shadow } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** The form's sheet, which keeps its size while "Message Sent!" is shown. */
export const sheet = style({
  display: "grid",
  "@media": { [media.large]: { gridColumn: 2, gridRow: "1 / span 2" } },
  padding: "clamp(1.25rem, 3vw, 2.25rem)",
  ...sheetEdge,
  boxShadow: shadow.raised,
  scrollMarginTop: "6rem",
});
export const form = style({
  gridArea: "1 / 1",
  display: "grid",
  gap: "1.25rem",
  alignContent: "start",
});
export const away = style({ visibility: "hidden" });
export const pair = style({
  display: "grid",
  gap: "1.25rem",
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
});
export const sent = style({
  gridArea: "1 / 1",
  display: "grid",
  gap: "0.75rem",
  justifyItems: "center",
  alignContent: "center",
  textAlign: "center",
  outline: "none",
});
export const tick = style({ color: vars.color.positive });
