import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { space } from "../theme/tokens.ts";

/** The name; below it how to reach them, with the buttons at its end. A long email address breaks. */
export const person = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space.xsmall} ${space.small}`,
  alignItems: "center",
  overflowWrap: "anywhere",
});
export const whole = style({ "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
export const buttons = style({
  "@media": { [media.small]: { gridColumn: 2, gridRow: "1 / span 2" } },
});
