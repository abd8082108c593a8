import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, motion, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.75rem",
  marginBottom: "1rem",
});
export const ways = style({ display: "flex", gap: "0.5rem" });

/** The wall calendar, for tablets and wider; a phone has only the list below. */
export const sheet = style({
  display: "none",
  border: `1px solid ${vars.color.drawingLine}`,
  background: vars.color.surface,
  "@media": { [media.medium]: { display: "block" } },
});
const columns = { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" } as const;
export const weekdays = style({
  ...columns,
  borderBottom: `1px solid ${vars.color.drawingLine}`,
  background: vars.color.drawingLine,
  color: vars.color.surface,
  fontSize: fontSize.small,
  fontWeight: 600,
  letterSpacing: "0.06em",
});
export const weekday = style({ padding: "0.25rem 0.5rem" });
export const week = style({
  ...columns,
  gridAutoRows: "minmax(1.875rem, auto)",
  rowGap: "0.25rem",
  minHeight: "7.5rem",
  alignContent: "start",
  paddingBottom: "0.5rem",
  // a hairline between days, over the full height
  backgroundImage: `linear-gradient(90deg, ${vars.color.rule} 1px, transparent 1px)`,
  backgroundSize: "calc(100% / 7) 100%",
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.rule}` } },
});
export const day = style({
  gridRow: 1,
  padding: "0.25rem 0.5rem 0",
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
});
export const days = styleVariants({
  here: { fontWeight: 600 },
  elsewhere: { color: vars.color.inkMuted },
  today: { fontWeight: 700, color: vars.color.accentInk, textDecoration: "underline" },
});
export const bar = style({
  display: "block",
  minWidth: 0,
  margin: "0 0.1875rem",
  padding: "0.1875rem 0.5rem",
  borderRadius: radius.small,
  borderLeft: "3px solid currentColor",
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.5,
  textDecoration: "none",
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
  transition: `filter ${motion.quick}`,
  selectors: { "a&:hover": { textDecoration: "underline" } },
});
export const tones = styleVariants({
  neutral: { background: vars.color.sunken, color: vars.color.ink },
  info: { background: vars.color.infoSoft, color: vars.color.info },
  positive: { background: vars.color.positiveSoft, color: vars.color.positive },
  caution: { background: vars.color.cautionSoft, color: vars.color.caution },
  critical: { background: vars.color.criticalSoft, color: vars.color.critical },
});
export const more = style({
  gridColumn: "1 / -1",
  padding: "0 0.75rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});
export const agenda = style({ "@media": { [media.medium]: { display: "none" } } });
