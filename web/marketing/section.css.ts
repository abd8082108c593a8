import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize, measure, pageSide } from "../theme/tokens.ts";

export const section = style({
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  padding: `clamp(1.5rem, 7vw, 6rem) ${pageSide}`,
  // the section's own padding is enough space above
  scrollMarginTop: "-2rem",
});
export const intro = style({
  display: "grid",
  gap: "clamp(0.5rem, 2vw, 0.75rem)",
  maxWidth: "44rem",
  marginBottom: "clamp(1rem, 4vw, 3rem)",
});
globalStyle(`${intro} > p`, { "@media": { [media.phone]: { fontSize: fontSize.medium } } });
