import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { measure, pageSide } from "../theme/tokens.ts";

/** The form, with other contact data beside it. */
export const layout = style({
  display: "grid",
  gap: "2.5rem 5rem",
  alignItems: "start",
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  padding: `clamp(2rem, 5vw, 4rem) ${pageSide} clamp(3rem, 6vw, 5rem)`,
  "@media": {
    [media.large]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.25fr)",
      gridTemplateRows: "auto 1fr",
    },
  },
});
export const words = style({ display: "grid", gap: "1.25rem" });
export const cards = style({ "@media": { [media.large]: { gridColumn: 1 } } });
