import { style } from "@vanilla-extract/css";
import { measure, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style({ display: "grid", maxWidth: measure.text });
/** A figure; the one that a link names is marked. */
export const one = style({
  display: "grid",
  gap: space.small,
  padding: `${space.medium} ${space.medium} ${space.medium} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  scrollMarginTop: "5rem",
  selectors: {
    "&:target": { paddingInlineStart: space.medium, background: vars.color.sunken },
  },
});
