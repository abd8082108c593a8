import { style } from "@vanilla-extract/css";

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
