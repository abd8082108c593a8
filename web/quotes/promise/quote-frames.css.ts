import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const step = "16px";
const lines = (direction: string) =>
  `linear-gradient(${direction}, ${vars.color.gridBold} 1px, transparent 1px)`;

/** A sheet of graph paper with the clock above the frames. */
export const board = style({
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
/** One for each promised quote: dashed while it is awaited, filled once it is in. */
export const frame = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "4 / 3",
  border: `2px dashed ${vars.color.drawingFine}`,
  background: vars.color.surface,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-in=true]": {
      border: `2px solid ${vars.color.positive}`,
      background: vars.color.positiveSoft,
      color: vars.color.positive,
    },
  },
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
