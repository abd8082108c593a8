import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, measure, motion, radius, shadow } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** On two rows, the upper one scrolls away and the navigation stays. */
const upper = "3.5rem";

export const header = style({
  position: "sticky",
  top: 0,
  zIndex: 20,
  borderBottom: `1px solid ${vars.color.rule}`,
  background: vars.color.canvas,
  "@media": {
    [media.large]: { top: `calc(-1 * ${upper})` },
    [media.wide]: { top: 0 },
    [media.short]: { position: "static" },
    [media.print]: { position: "static" },
  },
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "1rem",
  maxWidth: `calc(${measure.page} + 2 * clamp(1rem, 4vw, 2.5rem))`,
  minHeight: "4.5rem",
  marginInline: "auto",
  paddingInline: "clamp(1rem, 4vw, 2.5rem)",
  "@media": {
    [media.large]: {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      gridTemplateRows: `${upper} auto`,
      gap: 0,
      minHeight: 0,
    },
    [media.wide]: {
      gridTemplateColumns: "auto 1fr auto",
      gridTemplateRows: "4.5rem",
      gap: "1.5rem",
      maxWidth: "112rem",
    },
  },
});
/** The navigation on one line, where it fits. */
export const line = style({
  display: "none",
  "@media": {
    [media.large]: { display: "block", gridRow: 2, gridColumn: "1 / -1" },
    [media.wide]: { gridRow: 1, gridColumn: 2, justifySelf: "center" },
  },
});
export const corner = style({
  display: "none",
  "@media": {
    [media.large]: { display: "block", gridRow: 1, gridColumn: 2 },
    [media.wide]: { gridColumn: 3 },
  },
});
export const links = style({
  display: "flex",
  gap: "0.125rem",
  padding: 0,
  listStyle: "none",
  // the words begin where the page's do
  "@media": { [media.large]: { marginLeft: "-0.5rem" }, [media.wide]: { marginLeft: 0 } },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  padding: "0.25rem 0.75rem",
  borderRadius: radius.small,
  fontSize: fontSize.medium,
  fontWeight: 500,
  whiteSpace: "nowrap",
  textDecoration: "none",
  transition: `background-color ${motion.quick}`,
  "@media": {
    [media.large]: { paddingInline: "0.5rem", fontSize: "0.9375rem" },
    [media.wide]: { paddingInline: "0.75rem", fontSize: fontSize.medium },
  },
  selectors: {
    "&:hover": { background: vars.color.sunken },
    '&[aria-current="page"]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
  },
});
export const toggle = style({
  display: "block",
  "@media": { [media.large]: { display: "none" } },
});
export const menu = style({
  position: "absolute",
  insetInline: 0,
  top: "100%",
  display: "grid",
  gap: "1rem",
  maxHeight: "calc(100dvh - 4.5rem)",
  overflowY: "auto",
  padding: "1rem clamp(1rem, 4vw, 2.5rem) 1.5rem",
  borderBlock: `1px solid ${vars.color.rule}`,
  background: vars.color.surface,
  boxShadow: shadow.overlay,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { [media.large]: { display: "none" } },
});
export const menuLinks = style({ display: "grid", padding: 0, listStyle: "none" });
export const menuLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: "3rem",
  borderBottom: `1px solid ${vars.color.rule}`,
  fontWeight: 600,
  textDecoration: "none",
  selectors: { '&[aria-current="page"]': { color: vars.color.accentInk } },
});
