import { style } from "@vanilla-extract/css";

export const builders = style({
  listStyle: "none",
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(19rem, 100%), 1fr))",
  gap: "1.5rem 2rem",
});
export const builder = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "1rem",
  alignItems: "start",
});
export const builderFacts = style({
  display: "grid",
  gap: "0.25rem",
  justifyItems: "start",
  overflowWrap: "anywhere",
});
