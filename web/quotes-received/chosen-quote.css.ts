import { style } from "@vanilla-extract/css";
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
