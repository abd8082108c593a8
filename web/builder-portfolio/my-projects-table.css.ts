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
/** Two lines, whose words stay whole where the column is narrow. */
export const words = style({
  display: "grid",
  overflowWrap: "break-word",
  textAlign: "end",
  "@media": { [media.medium]: { textAlign: "start" } },
});
/** The table breaks long words anywhere; buttons stay whole, below each other where the table is narrow. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xsmall,
  overflowWrap: "normal",
  "@media": { [media.large]: { flexWrap: "nowrap" } },
});
export const thumb = style({ borderRadius: radius.small, overflow: "hidden" });
