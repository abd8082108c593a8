import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const size = "1.5rem";

/** The marks above the line, the months below it. */
export const line = style({
  position: "relative",
  marginInline: `calc(${size} / 2)`,
  paddingBlock: `${space.large} ${space.large}`,
  fontSize: fontSize.small,
  lineHeight: size,
  fontVariantNumeric: "tabular-nums",
  breakInside: "avoid",
});

export const marks = style({
  position: "relative",
  isolation: "isolate",
  borderBottom: `2px solid ${vars.color.ink}`,
});

/** The number of a milestone, in the line and in the list. */
export const number = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: size,
  height: size,
  border: `2px solid ${vars.color.control}`,
  borderRadius: "50%",
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1,
  printColorAdjust: "exact",
  selectors: {
    "&[data-state=past]": { borderColor: vars.color.critical, color: vars.color.critical },
    "&[data-state=next]": {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    "&[data-state=done]": {
      borderColor: vars.color.positive,
      background: vars.color.positive,
      color: vars.color.surface,
    },
    "&[data-state=not-needed]": { borderStyle: "dashed", color: vars.color.inkMuted },
  },
});

/** From a number down to its day. */
export const mark = style({
  position: "absolute",
  insetBlockEnd: 0,
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  width: size,
  marginInlineStart: `calc(${size} / -2)`,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetBlock: `${size} 0`,
      // behind all numbers
      zIndex: -1,
      borderInlineStart: `1px solid ${vars.color.control}`,
    },
  },
});

const tick = style({
  position: "absolute",
  insetBlockStart: "100%",
  whiteSpace: "nowrap",
});
export const month = style([
  tick,
  {
    height: "0.5rem",
    paddingBlockStart: "0.25rem",
    borderInlineStart: `1px solid ${vars.color.ink}`,
    color: vars.color.inkMuted,
    textIndent: "0.25rem",
  },
]);
export const today = style({
  position: "absolute",
  insetBlock: `calc(-1 * ${size}) -2px`,
  borderInlineStart: `2px solid ${vars.color.accent}`,
  paddingInlineStart: "0.25rem",
  color: vars.color.accentInk,
  fontWeight: 600,
  lineHeight: 1,
});

/** The number and the name of a milestone. */
export const named = style({
  display: "flex",
  alignItems: "center",
  gap: space.small,
  minWidth: 0,
});
