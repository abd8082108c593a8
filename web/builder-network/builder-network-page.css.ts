import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, measure, motion, pageSide } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const hero = style({ borderBottom: `1px solid ${vars.color.rule}` });
export const heroLayout = style({
  display: "grid",
  gap: "2rem",
  alignItems: "center",
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  padding: `clamp(2rem, 5vw, 4rem) ${pageSide}`,
  "@media": { [media.medium]: { gridTemplateColumns: "1.2fr 1fr" } },
});
export const heroWords = style({ display: "grid", gap: "1rem" });
export const heroPicture = style({ maxWidth: "32rem" });

const grid = {
  display: "grid",
  padding: 0,
  listStyle: "none",
} as const;

export const regions = style({
  ...grid,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  gap: "2rem",
});
export const region = style({
  display: "grid",
  alignContent: "start",
  gap: "0.375rem",
  paddingTop: "1rem",
  borderTop: `2px solid ${vars.color.ink}`,
});
export const regionCount = style({
  fontFamily: fontFamily.display,
  fontWeight: 700,
  fontSize: "2.5rem",
  lineHeight: 1,
  color: vars.color.accentInk,
  fontVariantNumeric: "tabular-nums",
});
export const specializations = style({
  ...grid,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  columnGap: "2rem",
});
export const specialization = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: "0.125rem 1rem",
  height: "100%",
  paddingBlock: "0.875rem",
  borderTop: `1px solid ${vars.color.rule}`,
  textDecoration: "none",
  transition: `border-color ${motion.quick}`,
  selectors: { "&:hover": { borderColor: vars.color.ink } },
});
export const specializationName = style({ fontWeight: 600 });
export const specializationText = style({ gridColumn: 1, color: vars.color.inkMuted });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem",
  marginTop: "1rem",
});
