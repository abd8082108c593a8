import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { sheetEdge } from "../theme/shapes.ts";
import { pageEdge, radius, shadow, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** The offer and the form on the left, a sample request on the right. */
export const door = style({
  display: "grid",
  alignItems: "center",
  gap: space.xlarge,
  paddingBlock: pageEdge,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const request = style({
  display: "grid",
  gap: space.medium,
  margin: 0,
  padding: space.large,
  ...sheetEdge,
  boxShadow: shadow.raised,
});
export const requestHead = style({ display: "flex", flexWrap: "wrap", gap: space.small });
export const drawing = style({
  padding: space.medium,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  background: vars.color.canvas,
});
