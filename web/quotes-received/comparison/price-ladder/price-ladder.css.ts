import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { fontSize, radius, space } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

const mark = "2.25rem";
/** A mark with its price below it. */
export const laneRem = 4;

export const ladder = style({ display: "grid", gap: space.small });
export const line = style({
  position: "relative",
  borderBottom: `2px solid ${vars.color.ink}`,
  // a sheet has the prices in its table, and in words
  "@media": { [media.print]: { display: "none" } },
});
export const band = style({
  position: "absolute",
  insetBlock: 0,
  background: vars.color.positiveSoft,
  borderInline: `1px dashed ${vars.color.positive}`,
});
export const bandLabel = style({
  position: "absolute",
  insetBlockStart: "0.25rem",
  insetInlineStart: "0.5rem",
  color: vars.color.positive,
  fontSize: fontSize.small,
  whiteSpace: "nowrap",
});
export const tick = style({
  position: "absolute",
  width: "1px",
  background: vars.color.rule,
  insetBlockEnd: 0,
});
export const place = style({
  position: "absolute",
  display: "grid",
  justifyItems: "center",
  width: "4.5rem",
  marginInlineStart: "-2.25rem",
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.3,
});
export const dot = style({
  width: mark,
  height: mark,
  overflow: "hidden",
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  selectors: {
    "&[data-chosen]": { borderColor: vars.color.positive, borderWidth: "3px" },
  },
});
export const price = style({
  paddingInline: "0.25rem",
  borderRadius: radius.small,
  background: vars.color.surface,
  fontWeight: 600,
});
