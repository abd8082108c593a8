import { style, styleVariants } from "@vanilla-extract/css";
import { radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const notice = style({
  display: "grid",
  // words without a break, such as an address, may break anywhere
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.125rem 0.75rem",
  padding: "0.875rem 1rem",
  borderLeft: "4px solid",
  borderRadius: radius.small,
  color: vars.color.ink,
});
export const icon = style({ gridRow: "span 3", marginTop: "0.1875rem" });
export const title = style({ fontWeight: 600 });
export const body = style({ gridColumn: 2 });
export const action = style({ gridColumn: 2, marginTop: "0.5rem" });
export const tones = styleVariants({
  neutral: { background: vars.color.sunken, borderColor: vars.color.control },
  info: { background: vars.color.infoSoft, borderColor: vars.color.info },
  positive: { background: vars.color.positiveSoft, borderColor: vars.color.positive },
  caution: { background: vars.color.cautionSoft, borderColor: vars.color.caution },
  critical: { background: vars.color.criticalSoft, borderColor: vars.color.critical },
});
export const iconTones = styleVariants({
  neutral: { color: vars.color.inkMuted },
  info: { color: vars.color.info },
  positive: { color: vars.color.positive },
  caution: { color: vars.color.caution },
  critical: { color: vars.color.critical },
});
