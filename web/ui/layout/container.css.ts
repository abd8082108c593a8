import { style, styleVariants } from "@vanilla-extract/css";
import { measure } from "../../theme/tokens.ts";

export const container = style({
  width: "100%",
  marginInline: "auto",
  paddingInline: "clamp(1rem, 4vw, 2.5rem)",
});
export const widths = styleVariants(measure, (width) => ({
  maxWidth: `calc(${width} + 2 * clamp(1rem, 4vw, 2.5rem))`,
}));
