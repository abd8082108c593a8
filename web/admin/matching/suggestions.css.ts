import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({ listStyle: "none", margin: 0, padding: 0 });

/** A builder's name with a reason, and the score; all reasons below. */
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space.medium,
  minHeight: "3.5rem",
  borderTop: `1px solid ${vars.color.rule}`,
});
globalStyle(`${item} > label`, { paddingBlock: "0.375rem", overflowWrap: "anywhere" });

export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: `0 ${space.small}`,
});
export const because = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const toggle = style({
  minHeight: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.ink,
  font: "inherit",
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  whiteSpace: "nowrap",
  cursor: "pointer",
});
export const reasons = style({
  gridColumn: "1 / -1",
  listStyle: "none",
  margin: 0,
  padding: `0 0 ${space.small} 2.25rem`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  overflowWrap: "anywhere",
});
export const reason = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space.medium,
  paddingBlock: space.xsmall,
  fontVariantNumeric: "tabular-nums",
});
