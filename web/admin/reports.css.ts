import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "1rem 1.5rem",
  padding: 0,
  listStyle: "none",
  "@media": { [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const figure = style({
  minWidth: 0,
  paddingTop: "0.5rem",
  borderTop: `1px solid ${vars.color.rule}`,
});
export const value = style({
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)",
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
});
