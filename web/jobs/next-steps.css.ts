import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

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
