import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, fontSize, measure, pageSide } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const layout = style({
  display: "grid",
  gap: "2rem 3.5rem",
  alignItems: "center",
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  padding: `clamp(2rem, 4.5vw, 4rem) ${pageSide}`,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const words = style({ display: "grid", gap: "1.25rem" });
export const stats = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "1rem 2.5rem",
  marginTop: "0.5rem",
  paddingTop: "1.25rem",
  borderTop: `1px solid ${vars.color.rule}`,
});
export const stat = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});
export const number = style({
  margin: 0,
  color: vars.color.ink,
  fontFamily: fontFamily.display,
  fontSize: "clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem)",
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: "-0.03em",
});
/** One large picture with two small ones. */
export const pictures = style({
  display: "grid",
  gridTemplateColumns: "2fr 1fr",
  gridTemplateRows: "1fr 1fr",
  gap: "0.5rem",
  padding: "0.5rem",
  border: `1px solid ${vars.color.drawingLine}`,
  background: vars.color.surface,
  "@media": { [media.print]: { display: "none" } },
});
export const figure = style({
  width: "100%",
  height: "100%",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  background: vars.color.sunken,
  selectors: { "&:first-child": { gridRow: "span 2" } },
});
