import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize, radius, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const chosen = style({
  display: "grid",
  gap: space.large,
  padding: space.large,
  border: `1px solid ${vars.color.positive}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  breakInside: "avoid",
});
export const price = style({ fontSize: fontSize.large, fontWeight: 600 });
export const steps = style({
  display: "grid",
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
  "@media": { [media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const step = style({
  display: "grid",
  alignContent: "start",
  gap: space.xsmall,
  paddingTop: space.small,
  borderTop: `2px solid ${vars.color.positive}`,
  counterIncrement: "step",
  "::before": {
    content: "counter(step)",
    color: vars.color.positive,
    fontWeight: 700,
  },
});
