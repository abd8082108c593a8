import { style } from "@vanilla-extract/css";
import { measure } from "../theme/tokens.ts";

const side = "clamp(1rem, 4vw, 2.5rem)";

export const section = style({
  maxWidth: `calc(${measure.page} + 2 * ${side})`,
  marginInline: "auto",
  padding: `clamp(3rem, 7vw, 6rem) ${side}`,
  // its own room above is enough
  scrollMarginTop: "-2rem",
});
export const intro = style({
  display: "grid",
  gap: "0.75rem",
  maxWidth: "44rem",
  marginBottom: "clamp(1.5rem, 4vw, 3rem)",
});
