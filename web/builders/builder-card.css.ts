import { style } from "@vanilla-extract/css";
import { motion, radius, shadow } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: "1.5rem",
  padding: 0,
  listStyle: "none",
});
export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  minWidth: 0,
  overflow: "hidden",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  breakInside: "avoid",
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    "&:hover, &:focus-within": { borderColor: vars.color.control, boxShadow: shadow.raised },
  },
});
/** One large picture with up to four small ones below it; all sizes are known beforehand. */
export const pictures = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  gap: "2px",
  padding: 0,
  listStyle: "none",
  background: vars.color.rule,
});
export const first = style({ gridColumn: "1 / -1" });
export const empty = style({
  aspectRatio: "3 / 1",
  display: "grid",
  placeItems: "center",
  padding: "1rem",
  textAlign: "center",
  color: vars.color.inkMuted,
  background: vars.color.sunken,
});
export const featured = style({ position: "absolute", zIndex: 1, top: "0.75rem", left: "0.75rem" });
export const body = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: "0.875rem",
  padding: "1.25rem",
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.25rem 0.875rem",
  alignItems: "center",
});
export const name = style({ overflowWrap: "anywhere" });
export const place = style({ color: vars.color.inkMuted });
export const actions = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "0.5rem",
  marginTop: "auto",
  paddingTop: "0.25rem",
  "@media": { print: { display: "none" } },
});
