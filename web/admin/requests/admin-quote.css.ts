import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** Assignment and notes, side by side where there is room. */
export const sides = style({
  display: "grid",
  alignItems: "start",
  gap: space.medium,
  padding: space.medium,
  borderRadius: radius.small,
  background: vars.color.canvas,
  "@media": { [media.large]: { gridTemplateColumns: "3fr 2fr" } },
});

/** Action buttons, in two columns on a phone. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
  alignItems: "center",
  gap: space.small,
  "@media": { [media.small]: { display: "flex", flexWrap: "wrap" } },
});
globalStyle(`${actions} button`, {
  "@media": { [`not all and ${media.small}`]: { paddingInline: space.small } },
});
