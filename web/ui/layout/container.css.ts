import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { measure, pageSide } from "../../theme/tokens.ts";

export const container = style({
  width: "100%",
  marginInline: "auto",
  paddingInline: pageSide,
});
const limits = styleVariants(measure, (width) => ({
  maxWidth: `calc(${width} + 2 * ${pageSide})`,
}));
export const widths = {
  ...limits,
  /** As wide as a page, and as the window where that is much wider. */
  window: style([limits.page, { "@media": { [media.wide]: { maxWidth: "none" } } }]),
};
