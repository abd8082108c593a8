import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** A column's lines: its head, eight facts, its buttons, and its message, which may be long. */
const lines = 11;

export const sorting = style({
  maxWidth: "16rem",
  "@media": { [media.print]: { display: "none" } },
});

/** On paper the columns share the width that there is. */
const paperColumns = {
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gridTemplateRows: `repeat(${lines}, auto)`,
  gap: 0,
  overflow: "visible",
  fontSize: fontSize.small,
} as const;

export const columns = style({
  display: "grid",
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.medium]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(11rem, 1fr)",
      gridTemplateRows: `repeat(${lines}, auto)`,
      gap: 0,
      overflowX: "auto",
      border: `1px solid ${vars.color.rule}`,
      borderRadius: radius.medium,
    },
    [media.print]: paperColumns,
  },
});

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  "@media": {
    [media.medium]: {
      gridRow: `span ${lines}`,
      gridTemplateRows: "subgrid",
      border: "none",
      borderRadius: 0,
      selectors: { "& + &": { borderInlineStart: `1px solid ${vars.color.rule}` } },
    },
    [media.print]: { gridRow: `span ${lines}`, gridTemplateRows: "subgrid" },
  },
});

const padding = `${space.small} ${space.medium}`;

export const columnHead = style({
  display: "grid",
  justifyItems: "start",
  alignContent: "start",
  gap: space.small,
  padding: space.medium,
});

// a badge is as wide as its words elsewhere; five columns on paper leave it less
globalStyle(`${columnHead} > span`, { whiteSpace: "normal" });

export const columnFacts = style({ display: "contents" });

export const columnFact = style({
  minWidth: 0,
  padding,
  borderTop: `1px solid ${vars.color.rule}`,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});

export const columnLabel = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const columnNote = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const columnActions = style({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: space.small,
  padding: space.medium,
  borderTop: `1px solid ${vars.color.rule}`,
  selectors: { "&:empty": { padding: 0, borderTop: "none" } },
});
