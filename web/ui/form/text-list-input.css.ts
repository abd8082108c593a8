import { style } from "@vanilla-extract/css";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const line = style({ display: "flex", gap: "0.5rem", alignItems: "flex-start" });
export const entries = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const lines = style({ display: "grid", gap: "0.5rem", padding: 0, listStyle: "none" });
export const entry = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  paddingLeft: "0.75rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.sunken,
  overflowWrap: "anywhere",
  selectors: { [`${lines} > &`]: { paddingLeft: "0.375rem" } },
});
export const count = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
});
