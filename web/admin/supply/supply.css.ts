import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontFamily, fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** The sizes of a city, two in a row on a phone; all in one row where there is room. */
export const cityRow = style({
  display: "grid",
  gap: space.medium,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const cell = style({
  display: "grid",
  justifyItems: "start",
  alignContent: "start",
  gap: space.xsmall,
  padding: space.small,
  margin: `-${space.small}`,
  borderRadius: radius.small,
  color: vars.color.ink,
  textDecoration: "none",
  selectors: {
    "&:hover": { backgroundColor: vars.color.gridFine },
    "&[aria-current]": { outline: `1.5px solid ${vars.color.ink}` },
  },
});

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.small,
});

export const figure = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize.card,
  fontWeight: 700,
  lineHeight: 1.2,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  textDecorationThickness: "1px",
});

export const rest = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

/** The details of an opened cell, below its city's row. */
export const details = style({
  padding: space.large,
  backgroundColor: vars.color.sunken,
  borderRadius: radius.small,
});
