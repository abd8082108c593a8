import { style } from "@vanilla-extract/css";
import { radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const field = style({ display: "grid", gap: "0.5rem", minWidth: 0 });
export const shown = style({ display: "flex", alignItems: "center", gap: "0.75rem", minWidth: 0 });
export const thumb = style({
  flex: "none",
  width: "4rem",
  height: "3rem",
  objectFit: "cover",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
});
/** Placeholder for a linked picture without a copy. */
export const noCopy = style({
  display: "grid",
  placeItems: "center",
  color: vars.color.inkMuted,
});
export const entry = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.25rem 0.5rem",
  minWidth: 0,
  marginRight: "auto",
  paddingBlock: "0.25rem",
});
