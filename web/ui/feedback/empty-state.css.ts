import { style } from "@vanilla-extract/css";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const emptyState = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "0.75rem",
  padding: "2.5rem 1.25rem",
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.medium,
  textAlign: "center",
});
export const picture = style({ width: "100%", maxWidth: "18rem" });
export const words = style({ maxWidth: "30rem", display: "grid", gap: "0.25rem" });
export const action = style({ marginTop: "0.5rem" });
