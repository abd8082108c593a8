import { style } from "@vanilla-extract/css";

/** Short labels side by side, with whole words: the confirming button stays in sight. */
export const reasons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(10.25rem, 1fr))",
  columnGap: "0.75rem",
});
