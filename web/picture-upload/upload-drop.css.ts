import { style } from "@vanilla-extract/css";
import { fontSize, motion, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const drop = style({
  display: "grid",
  gap: "0.625rem",
  padding: "0.625rem",
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.medium,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
});
/** While a file is dragged over it. */
export const over = style({
  borderColor: vars.color.accentInk,
  background: vars.color.accentSoft,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5rem 0.75rem",
});
export const words = style({
  flex: "1 1 12rem",
  minWidth: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  overflowWrap: "anywhere",
});
/** Hidden: the button before it opens the file picker. */
export const input = style({ display: "none" });
export const list = style({
  display: "grid",
  gap: "0.5rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const file = style({
  display: "grid",
  gap: "0.25rem",
  paddingTop: "0.25rem",
  borderTop: `1px solid ${vars.color.rule}`,
});
export const bar = style({
  width: "100%",
  height: "0.5rem",
  accentColor: vars.color.accentInk,
});
