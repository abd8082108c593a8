import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, measure, motion, pageSide, radius, shadow } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const header = style({
  position: "sticky",
  top: 0,
  zIndex: 20,
  borderBottom: `1px solid ${vars.color.rule}`,
  background: vars.color.canvas,
  "@media": {
    [media.short]: { position: "static" },
    [media.print]: { position: "static" },
  },
});
/** A row as wide as the page; its last element is at the right edge. */
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  minHeight: "4.5rem",
  marginInline: "auto",
  paddingInline: pageSide,
});
globalStyle(`${row} > :first-child`, { marginInlineEnd: "auto" });
// in print only the logo is shown
globalStyle(`${row} > :not(:first-child)`, { "@media": { [media.print]: { display: "none" } } });
/** The links in one row, where there is room for them. */
export const line = style({
  display: "none",
  "@media": { [media.bar]: { display: "block", marginInlineEnd: "auto" } },
});
export const corner = style({
  display: "none",
  "@media": { [media.bar]: { display: "block" } },
});
export const links = style({
  display: "flex",
  gap: "0.125rem",
  padding: 0,
  listStyle: "none",
  margin: 0,
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
    [media.bar]: { paddingInline: "0.5rem", fontSize: "0.9375rem" },
  },
  selectors: {
    "&:hover": { background: vars.color.sunken },
    '&[aria-current="page"]': { boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
  },
});
export const toggle = style({
  display: "block",
  "@media": { [media.bar]: { display: "none" } },
});
export const menu = style({
  position: "absolute",
  insetInline: 0,
  top: "100%",
  display: "grid",
  gap: "1rem",
  maxHeight: "calc(100dvh - 4.5rem)",
  overflowY: "auto",
  padding: `1rem ${pageSide} 1.5rem`,
  borderBlock: `1px solid ${vars.color.rule}`,
  background: vars.color.surface,
  boxShadow: shadow.overlay,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { [media.bar]: { display: "none" } },
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
