import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, fontSize, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space.large} ${space.medium}`,
  margin: 0,
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

export const name = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const figure = style({
  display: "block",
  fontFamily: fontFamily.display,
  fontSize: fontSize.section,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[data-urgent]": { color: vars.color.accentInk } },
});

export const note = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
