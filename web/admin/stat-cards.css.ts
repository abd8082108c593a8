import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, fontSize, radius, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";
import { stretchedLinkWithFocus } from "../ui/layout/link-card.ts";

/** Five figures in a strip, separated by hairlines; it scrolls where it is wider than the window. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(max-content, 1fr))",
  height: "4rem",
  margin: 0,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.rule,
  gap: 1,
  overflowX: "auto",
  overflowY: "hidden",
});

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  padding: `0 ${space.small}`,
  background: vars.color.surface,
  whiteSpace: "nowrap",
  selectors: {
    "&:has([aria-current])": { boxShadow: `inset 0 -3px 0 ${vars.color.accent}` },
  },
  "@media": {
    [media.large]: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "space-between",
      gap: space.small,
      paddingInline: space.medium,
    },
  },
});

export const label = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const value = style({
  margin: 0,
  fontFamily: fontFamily.display,
  fontSize: fontSize.card,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
  minWidth: "3ch",
  "@media": { [media.large]: { textAlign: "end" } },
});

/** The link covers the whole card. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  selectors: {
    ...stretchedLinkWithFocus,
    "&:hover": { textDecoration: "underline" },
  },
});
