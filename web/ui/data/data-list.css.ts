import { createVar, style } from "@vanilla-extract/css";
import { fontSize } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const min = createVar();
export const list = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
  gap: "1rem 1.5rem",
});
export const item = style({
  minWidth: 0,
  paddingTop: "0.5rem",
  borderTop: `1px solid ${vars.color.rule}`,
  breakInside: "avoid",
});
export const label = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
export const value = style({
  margin: 0,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
