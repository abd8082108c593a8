import { style } from "@vanilla-extract/css";
import { space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const opener = style({
  display: "flex",
  alignItems: "center",
  gap: space.small,
  minHeight: "2.75rem",
  width: "fit-content",
  cursor: "pointer",
  fontWeight: 600,
  "::before": { content: "+", width: "1ch" },
  selectors: { "details[open] > &::before": { content: "–" } },
});

export const versions = style({
  display: "grid",
  gap: space.medium,
  margin: 0,
  padding: `0 0 0 ${space.medium}`,
  borderInlineStart: `2px solid ${vars.color.rule}`,
  listStyle: "none",
});
