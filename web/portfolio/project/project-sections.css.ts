import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { stretchedLink } from "../../ui/layout/link-card.ts";

export const section = style({
  display: "grid",
  gap: "1rem",
  paddingTop: "1.5rem",
  borderTop: `1px solid ${vars.color.rule}`,
  minWidth: 0,
  breakInside: "avoid",
  "@media": { [media.phone]: { gap: "0.75rem", paddingTop: "1rem" } },
});
export const part = style({ display: "grid", gap: "0.375rem" });
export const tags = style({ display: "flex", flexWrap: "wrap", gap: "0.5rem" });
export const tag = style({
  padding: "0.125rem 0.625rem",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
});
export const players = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 20rem))",
  gap: "1rem",
});
/** A picture with the sign of a player and its link, which covers it. */
export const player = style({
  position: "relative",
  display: "grid",
  gridTemplateAreas: "'all'",
  overflow: "hidden",
  borderRadius: radius.medium,
  background: vars.color.sunken,
});
globalStyle(`${player} > *`, { gridArea: "all" });
export const play = style({
  position: "relative",
  placeSelf: "center",
  width: "3.5rem",
  height: "3.5rem",
  borderRadius: radius.full,
  background: vars.color.surface,
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: "1rem 0.875rem 1rem 1.25rem",
      background: vars.color.ink,
      clipPath: "polygon(0 0, 100% 50%, 0 100%)",
    },
  },
});
/** Its link covers the picture. */
export const watch = style({
  placeSelf: "end start",
  paddingInline: "0.75rem",
  background: vars.color.surface,
});
globalStyle(`${watch} > a::after`, stretchedLink["&::after"]);
