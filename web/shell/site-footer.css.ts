import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize, measure, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

const side = "clamp(1rem, 4vw, 2.5rem)";

export const footer = style({
  borderTop: `1px solid ${vars.color.rule}`,
  background: vars.color.sunken,
  "@media": { [media.print]: { display: "none" } },
});
export const inner = style({
  maxWidth: `calc(${measure.page} + 2 * ${side})`,
  marginInline: "auto",
  paddingInline: side,
  paddingBlock: "clamp(2rem, 6vw, 3rem) 1.5rem",
});
export const columns = style({
  // on a phone short groups of links fill up what long ones leave
  columns: 2,
  columnGap: "1.25rem",
  "@media": {
    [media.medium]: {
      columns: "auto",
      display: "grid",
      gap: "2rem",
      gridTemplateColumns: "repeat(4, auto)",
    },
    [media.large]: { gridTemplateColumns: "1.4fr 0.8fr 1.3fr 0.8fr 0.8fr" },
  },
});
export const brand = style({
  display: "grid",
  gap: "0.75rem",
  justifyItems: "start",
  columnSpan: "all",
  paddingBottom: "1.25rem",
  "@media": {
    [media.medium]: { gridColumn: "1 / -1", paddingBottom: 0 },
    [media.large]: { gridColumn: "auto" },
  },
});
export const group = style({
  breakInside: "avoid",
  paddingBottom: "1.25rem",
  "@media": { [media.medium]: { paddingBottom: 0 } },
});
export const pitch = style({ maxWidth: "24rem", color: vars.color.inkMuted });
export const columnTitle = style({ fontSize: fontSize.medium, marginBottom: "0.25rem" });
export const list = style({ listStyle: "none", padding: 0 });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingBlock: "0.375rem",
  lineHeight: 1.35,
  textDecorationColor: "transparent",
  selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
export const bottom = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.25rem 1.5rem",
  paddingTop: "1rem",
  borderTop: `1px solid ${vars.color.rule}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  "@media": { [media.medium]: { marginTop: "2rem" } },
});
export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.5rem",
  listStyle: "none",
  padding: 0,
});
export const socialList = style({ display: "flex", gap: "0.5rem", listStyle: "none", padding: 0 });
export const socialLink = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.small,
  selectors: { "&:hover": { borderColor: vars.color.ink, background: vars.color.surface } },
});
export const socialIcon = style({ width: "1.25rem", height: "1.25rem", fill: "currentColor" });
