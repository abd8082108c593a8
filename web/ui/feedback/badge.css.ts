import { style, styleVariants } from "@vanilla-extract/css";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4rem",
  padding: "0.125rem 0.625rem",
  borderRadius: radius.full,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.5,
  // wraps only where it is wider than its line, as a due time with a time zone on a phone
  flexShrink: 0,
  maxWidth: "100%",
  "::before": {
    content: "",
    flex: "none",
    width: "0.5rem",
    height: "0.5rem",
    borderRadius: "50%",
    background: "currentColor",
  },
});
export const tones = styleVariants({
  neutral: { background: vars.color.sunken, color: vars.color.inkMuted },
  info: { background: vars.color.infoSoft, color: vars.color.info },
  positive: { background: vars.color.positiveSoft, color: vars.color.positive },
  caution: { background: vars.color.cautionSoft, color: vars.color.caution },
  critical: { background: vars.color.criticalSoft, color: vars.color.critical },
});
