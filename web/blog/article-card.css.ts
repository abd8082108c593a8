import { style } from "@vanilla-extract/css";
import { fontSize, radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";
import { linkCard } from "../ui/layout/link-card.ts";

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
  overflow: "hidden",
  display: "-webkit-box",
  WebkitLineClamp: 4,
  WebkitBoxOrient: "vertical",
});
export const more = style({ marginTop: "auto", paddingTop: "0.5rem", fontWeight: 600 });
export const link = style({
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-3px",
      borderRadius: radius.medium,
    },
    [`${card}:hover &`]: { textDecoration: "underline" },
    [`${more} &`]: { color: vars.color.accentInk },
  },
});
