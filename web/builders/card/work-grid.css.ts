import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { stretchedLink } from "../../ui/layout/link-card.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "1.25rem 1rem",
  padding: 0,
  listStyle: "none",
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const item = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: "0.125rem",
  minWidth: 0,
});
export const picture = style({
  aspectRatio: "4 / 3",
  marginBottom: "0.5rem",
  overflow: "hidden",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
});
/** The link covers the whole item. */
export const link = style({
  fontWeight: 600,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    ...stretchedLink,
  },
});
export const facts = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  overflowWrap: "anywhere",
});
