import { style } from "@vanilla-extract/css";
import { linesShown } from "../theme/shapes.ts";
import { fontSize } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";
import { linkCard, stretchedLinkWithFocus } from "../ui/layout/link-card.ts";

export const card = style(linkCard);
export const words = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: "0.5rem",
  padding: "1.125rem 1.25rem 1.25rem",
});
export const date = style({ color: vars.color.inkMuted, fontSize: fontSize.small });
export const description = style({
  color: vars.color.inkMuted,
  ...linesShown(4),
});
export const more = style({ marginTop: "auto", paddingTop: "0.5rem", fontWeight: 600 });
export const link = style({
  textDecoration: "none",
  selectors: {
    ...stretchedLinkWithFocus,
    [`${card}:hover &`]: { textDecoration: "underline" },
    [`${more} &`]: { color: vars.color.accentInk },
  },
});
