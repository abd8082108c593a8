import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontFamily, fontSize, radius, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";
import { stretchedLinkWithFocus } from "../ui/layout/link-card.ts";

/**
 * Five figures on one sheet, separated by hairlines: in a row where there is room, otherwise
 * stacked.
 */
export const cards = style({
  display: "grid",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.rule,
  gap: 1,
  overflow: "hidden",
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(5, 1fr)" } },
});

export const card = style({
  position: "relative",
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.small,
  padding: `${space.small} ${space.medium}`,
  background: vars.color.surface,
  "@media": {
    [media.medium]: { flexDirection: "column", padding: space.medium, gap: space.xsmall },
  },
});

export const label = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const value = style({
  fontFamily: fontFamily.display,
  fontSize: fontSize.section,
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
  minWidth: "3ch",
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
