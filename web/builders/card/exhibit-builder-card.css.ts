import { style } from "@vanilla-extract/css";

/** Cards of equal height, as many per row as fit. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  gap: "1.25rem",
  padding: 0,
  listStyle: "none",
});
export const place = style({ display: "grid" });
export const link = style({
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.875rem",
  alignItems: "center",
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "0.5rem",
  marginTop: "auto",
});
