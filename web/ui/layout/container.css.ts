import { style, styleVariants } from "@vanilla-extract/css";
import { measure, pageSide } from "../../theme/tokens.ts";

export const container = style({
  width: "100%",
  marginInline: "auto",
  paddingInline: pageSide,
});
export const widths = styleVariants(measure, (width) => ({
  maxWidth: `calc(${width} + 2 * ${pageSide})`,
}));
