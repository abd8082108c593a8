import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

export const grid = style({
  display: "grid",
  gap: "clamp(1.25rem, 2.5vw, 2rem)",
  gridTemplateColumns: "minmax(0, 1fr)",
  marginBottom: "2rem",
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
