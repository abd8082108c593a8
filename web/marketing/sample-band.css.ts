import { globalStyle, style } from "@vanilla-extract/css";
import { fontSize } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const band = style({
  margin: 0,
  padding: "0.5rem 1rem",
  borderBlock: `1px dashed ${vars.color.rule}`,
  background: vars.color.canvas,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  textAlign: "center",
});
/** For a band below left-aligned text. */
export const inColumn = style({});
globalStyle(`${inColumn} > ${band}`, { paddingInline: 0, textAlign: "start" });
