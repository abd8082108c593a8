import { style, styleVariants } from "@vanilla-extract/css";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { raisedWhenActive } from "./link-card.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: "1rem",
  minWidth: 0,
  padding: "clamp(1rem, 2.5vw, 1.5rem)",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
});
export const tones = styleVariants({
  plain: { background: vars.color.surface },
  sunken: { background: vars.color.sunken },
  accent: { background: vars.color.accentSoft, borderColor: vars.color.accent },
});
export const interactive = style(raisedWhenActive);
export const header = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: "0.75rem 1rem",
});
export const titles = style({ flex: "1 1 14rem", minWidth: 0 });
