import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize, measure, pageSide, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const footer = style({
  borderTop: `1px solid ${vars.color.rule}`,
  background: vars.color.sunken,
  "@media": { [media.print]: { display: "none" } },
});
export const inner = style({
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  paddingInline: pageSide,
  paddingBlock: "clamp(2rem, 6vw, 3rem) 1.5rem",
});
export const columns = style({
  // on a phone in two columns, which short groups of links fill evenly
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
  // a phone shows the links to social networks beside the logo
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.75rem",
  columnSpan: "all",
  paddingBottom: "0.75rem",
  "@media": {
    [media.medium]: {
      display: "grid",
      justifyItems: "start",
      justifyContent: "normal",
      gridColumn: "1 / -1",
      paddingBottom: 0,
    },
    [media.large]: { gridColumn: "auto" },
  },
});
export const group = style({
  breakInside: "avoid",
  paddingBottom: "1.25rem",
  "@media": { [media.medium]: { paddingBottom: 0 } },
});
export const pitch = style({
  maxWidth: "24rem",
  color: vars.color.inkMuted,
  "@media": { [media.belowTablet]: { order: 1, flexBasis: "100%" } },
});
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
/**
 * Logos of the networks as CSS masks: an SVG in the markup would be part of the first paint, which
 * doesn't show them.
 */
const signs = {
  linkedin:
    "M4 9.5h3.6V20H4zM5.8 4a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM10 9.5h3.4v1.5c.6-1 1.8-1.8 3.4-1.8 3 0 3.9 1.8 3.9 4.7V20h-3.6v-5.4c0-1.4-.4-2.4-1.7-2.4s-1.9.9-1.9 2.4V20H10z",
  twitter:
    "M4 4h4.7l4 5.5L17.4 4h2.2l-5.9 6.9L20.4 20h-4.7l-4.4-6L6.2 20H4l6.3-7.3zM7.2 5.7 16.6 18.3h1.2L8.4 5.7z",
  facebook:
    "M13.5 21v-7.8h2.7l.4-3.1h-3.1V8.2c0-.9.3-1.5 1.6-1.5h1.6V3.9c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.4-4 4.1v2.3H7.5v3.1h2.8V21z",
};
export const socialIcon = styleVariants(signs, (sign) => ({
  width: "1.25rem",
  height: "1.25rem",
  background: "currentColor",
  maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill-rule='evenodd' d='${sign}'/%3E%3C/svg%3E")`,
  "@media": { [media.forced]: { forcedColorAdjust: "none", background: "LinkText" } },
}));
