import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const step = "16px";
/** Wide enough for all figures of a price in a frame. */
const isWide = "(min-width: 28rem)";
const lines = (direction: string) =>
  `linear-gradient(${direction}, ${vars.color.gridBold} 1px, transparent 1px)`;

/** Graph paper, with the clock above the frames. */
export const board = style({
  containerType: "inline-size",
  display: "grid",
  gap: space.small,
  maxWidth: "34rem",
  padding: space.small,
  border: `1px solid ${vars.color.rule}`,
  backgroundColor: vars.color.surface,
  backgroundImage: `${lines("to right")}, ${lines("to bottom")}`,
  backgroundSize: `${step} ${step}`,
});

export const frames = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space.xsmall,
});
/** A frame for each promised quote: dashed while it is awaited, filled once it is received. */
export const frame = style({
  display: "grid",
  placeItems: "center",
  minHeight: "4.25rem",
  padding: "0.25rem 0",
  border: `2px dashed ${vars.color.drawingFine}`,
  background: vars.color.surface,
  alignContent: "center",
  gap: "0.125rem",
  minWidth: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-in=true]": {
      border: `2px solid ${vars.color.positive}`,
      background: vars.color.positiveSoft,
      color: vars.color.ink,
    },
  },
});
export const builderMark = style({
  display: "block",
  width: "1.75rem",
  aspectRatio: "1",
  "@container": { [isWide]: { width: "2.25rem" } },
});
/**
 * The price as CSS content, since it is decorative; in a short form where a frame is too narrow for
 * all figures.
 */
export const price = style({
  fontWeight: 600,
  "::after": { content: "attr(data-short)" },
  "@container": { [isWide]: { "::after": { content: "attr(data-whole)" } } },
});

/** A dimension line from the request to the time when all quotes are due. */
export const clock = style({
  position: "relative",
  height: "0.75rem",
  borderInline: `2px solid ${vars.color.drawingLine}`,
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockStart: "calc(50% - 0.5px)",
      height: "1px",
      background: vars.color.drawingLine,
    },
  },
});
export const elapsed = style({
  position: "absolute",
  insetBlock: "calc(50% - 2.5px)",
  insetInlineStart: 0,
  background: vars.color.drawingLine,
  selectors: { "&[data-late=true]": { background: vars.color.critical } },
});
/** The time when the first quote is due. */
export const mark = style({
  position: "absolute",
  insetBlock: 0,
  width: "2px",
  background: vars.color.drawingLine,
});
