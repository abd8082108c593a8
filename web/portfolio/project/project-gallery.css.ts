import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const frame = { aspectRatio: "3 / 2", background: vars.color.sunken } as const;

export const picture = style({ ...frame, width: "100%", objectFit: "cover" });
export const empty = style({
  ...frame,
  display: "grid",
  placeItems: "center",
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.medium,
  color: vars.color.inkMuted,
});

export const enlarge = style({
  display: "block",
  width: "100%",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "zoom-in",
});
export const large = style({
  display: "block",
  width: "100%",
  maxHeight: "calc(100dvh - 14rem)",
  objectFit: "contain",
  background: vars.color.sunken,
});
export const steps = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1rem",
  width: "100%",
  fontVariantNumeric: "tabular-nums",
});
