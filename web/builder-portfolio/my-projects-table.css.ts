import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { radius, space } from "../theme/tokens.ts";

export const name = style({
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr)",
  alignItems: "center",
  gap: space.small,
  "@media": { [media.medium]: { gridTemplateColumns: "4.5rem minmax(10rem, 1fr)" } },
});
/** Text of two lines, whose words don't break in a narrow column. */
export const words = style({
  display: "grid",
  overflowWrap: "break-word",
  textAlign: "end",
  "@media": { [media.medium]: { textAlign: "start" } },
});
/**
 * Buttons of a row, stacked in a narrow table. The table breaks long words anywhere, but not the
 * buttons' labels.
 */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xsmall,
  overflowWrap: "normal",
  "@media": { [media.large]: { flexWrap: "nowrap" } },
});
export const thumb = style({ borderRadius: radius.small, overflow: "hidden" });
