import { style } from "@vanilla-extract/css";
import { fontFamily, fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** A page of a tear-off calendar. */
export const leaf = style({
  display: "grid",
  alignSelf: "start",
  width: "5.25rem",
  border: `1px solid ${vars.color.drawingLine}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  textAlign: "center",
  overflow: "hidden",
});
export const month = style({
  padding: "0.125rem 0.25rem",
  background: vars.color.drawingLine,
  color: vars.color.surface,
  fontSize: fontSize.small,
  fontWeight: 700,
  letterSpacing: "0.08em",
  textTransform: "uppercase",
  lineHeight: 1.5,
});
export const day = style({
  padding: "0.375rem 0.25rem 0",
  fontFamily: fontFamily.display,
  fontSize: "2.125rem",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
});
export const year = style({
  paddingBottom: "0.375rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.5,
});
