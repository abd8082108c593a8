import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { linesShown } from "../../theme/shapes.ts";
import { fontFamily, fontSize, motion, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** A list on one sheet, with hairlines between entries. */
export const rows = style({ listStyle: "none", margin: 0, padding: 0 });

export const row = style({
  position: "relative",
  display: "grid",
  gap: space.medium,
  padding: `${space.large} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  overflowWrap: "anywhere",
  selectors: { "&:last-child": { paddingBottom: 0 } },
});

/** An entry in one row: a name and its actions. */
export const compactRow = style({
  padding: `${space.medium} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  selectors: { "&:last-child": { paddingBottom: 0 } },
});

export const rowHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.small} ${space.medium}`,
});

/** A title of a row; what is longer is cut. */
export const twoLines = style(linesShown(2));

/** An entry that can be pressed anywhere. */
export const pressable = style({
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  "@media": {
    [media.hover]: { selectors: { "&:hover": { backgroundColor: vars.color.gridFine } } },
  },
});

export const amount = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize.card,
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
});

/** A label and its figure at the end of the line, near enough to be read together. */
export const pair = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.medium,
  maxWidth: "30rem",
  fontVariantNumeric: "tabular-nums",
});

/** Typed text: line breaks are preserved, and long words break. */
export const prose = style({
  maxWidth: "42rem",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
