import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: "1.5rem 2rem",
  padding: 0,
  listStyle: "none",
});
export const item = style({
  display: "grid",
  alignContent: "start",
  gap: "0.25rem",
  paddingTop: "1rem",
  borderTop: `2px solid ${vars.color.positive}`,
});
export const tick = style({ color: vars.color.positive, marginBottom: "0.25rem" });
