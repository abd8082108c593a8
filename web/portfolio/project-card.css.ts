import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { linesShown } from "../theme/shapes.ts";
import { fontSize, motion, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";
import { linkCard, stretchedLinkWithFocus } from "../ui/layout/link-card.ts";

export const card = style(linkCard);
export const frame = style({
  position: "relative",
  aspectRatio: "4 / 3",
  background: vars.color.sunken,
  overflow: "hidden",
});
export const picture = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  transition: `transform ${motion.calm}`,
  "@media": {
    [media.hover]: { selectors: { [`${card}:hover &`]: { transform: "scale(1.025)" } } },
  },
});
export const featured = style({
  position: "absolute",
  left: "0.75rem",
  top: "0.75rem",
  padding: "0.2rem 0.625rem",
  borderRadius: radius.small,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: fontSize.small,
  fontWeight: 600,
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: "0.375rem",
  padding: "1rem 1.125rem 1.125rem",
});
export const client = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  letterSpacing: "0.04em",
  ...linesShown(2),
});
export const link = style({
  textDecoration: "none",
  selectors: {
    ...stretchedLinkWithFocus,
    [`${card}:hover &`]: { textDecoration: "underline" },
  },
});
export const meta = style({ color: vars.color.inkMuted, fontVariantNumeric: "tabular-nums" });
export const features = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.375rem",
  marginTop: "auto",
  paddingTop: "0.625rem",
});
export const feature = style({
  padding: "0.125rem 0.5rem",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
});
export const more = style({
  padding: "0.125rem 0.25rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});
