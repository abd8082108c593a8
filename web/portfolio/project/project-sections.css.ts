import { style } from "@vanilla-extract/css";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const section = style({
  display: "grid",
  gap: "1rem",
  paddingTop: "1.5rem",
  borderTop: `1px solid ${vars.color.rule}`,
  breakInside: "avoid",
});
export const part = style({ display: "grid", gap: "0.375rem" });
export const list = style({ columns: "16rem 2", paddingLeft: "1.25rem" });
export const tags = style({ display: "flex", flexWrap: "wrap", gap: "0.5rem" });
export const tag = style({
  padding: "0.125rem 0.625rem",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
});
