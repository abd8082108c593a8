import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { cell, wideRow } from "../../ui/form/editable-table.css.ts";
import { stickyBar } from "../../ui/layout/sticky-bar.ts";

const wide = media.large;

/**
 * A table row on a wide screen. Rows outside the viewport are not laid out or painted, as there may
 * be 120.
 */
export const row = style({
  ...wideRow,
  borderBottom: `1px solid ${vars.color.rule}`,
  contentVisibility: "auto",
  // contained painting would clip the focus ring
  overflowClipMargin: "4px",
  containIntrinsicBlockSize: "auto 3.3125rem",
});

/** Replaces quantity, unit, price and amount. */
export const inPlaceOfPrice = style([cell, { "@media": { [wide]: { gridColumn: "span 4" } } }]);

/** The category with its description beside it. */
export const nameCell = style([
  cell,
  {
    color: vars.color.ink,
    fontWeight: 600,
    lineHeight: 1.35,
    textAlign: "left",
    "@media": { [wide]: { alignSelf: "start", paddingTop: "0.75rem" } },
  },
]);

/** The category, with the button for a note below it. */
export const nameLine = style({ display: "block" });

/** The button for a note, as low as the row. */
export const addNote = style({
  display: "block",
  minHeight: "1.5rem",
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.inkMuted,
  fontFamily: "inherit",
  fontSize: fontSize.small,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.ink } },
});

export const noteField = style({
  display: "flex",
  alignItems: "center",
  gap: space.small,
  marginTop: space.xsmall,
});

export const amount = style([
  cell,
  {
    color: vars.color.ink,
    fontWeight: 600,
    textAlign: "right",
    "@media": { [wide]: { paddingTop: "0.75rem" } },
  },
]);

export const removeCell = style([cell, { textAlign: "right" }]);

/** For a category that the row says nothing about yet. */
export const unsaid = style({ color: vars.color.inkMuted, fontStyle: "italic" });

/** The total and *Review*, at the bottom of the window. */
export const bar = style({
  ...stickyBar(media.print),
  marginInline: 0,
  paddingInline: 0,
  fontVariantNumeric: "tabular-nums",
});

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.small,
  fontVariantNumeric: "tabular-nums",
});

export const pasted = style({
  maxHeight: "14rem",
  overflowY: "auto",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: fontSize.small,
});

export const pastedRow = style({ padding: "0.25rem 0", overflowWrap: "anywhere" });

export const pastedError = style([pastedRow, { color: vars.color.critical }]);

/** Note below a category whose price the exhibitor asked for. */
export const askedNote = style({
  display: "block",
  color: vars.color.accentInk,
  fontSize: fontSize.small,
  fontWeight: 600,
});

/** The source of a row's filled-in price. */
export const mark = style({
  display: "block",
  color: vars.color.positive,
  fontSize: fontSize.small,
  fontWeight: 600,
});

/** Replaces the price of a percentage. */
export const ofAbove = style({
  display: "block",
  paddingTop: "0.625rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});
