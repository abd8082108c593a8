import { style } from "@vanilla-extract/css";

/** Short labels in columns, with unbroken words, so that the confirming button stays visible. */
export const reasons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(10.25rem, 1fr))",
  columnGap: "0.75rem",
});
