import { style } from "@vanilla-extract/css";

/** Short labels side by side: the confirming button stays in sight. */
export const reasons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7.25rem, 1fr))",
  hyphens: "auto",
  columnGap: "0.75rem",
});
