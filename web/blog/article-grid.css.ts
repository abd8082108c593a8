import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

/** A grid of up to three columns. */
export const grid = style({
  display: "grid",
  gap: "1.5rem",
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
