import { style } from "@vanilla-extract/css";
import { radius, space } from "../theme/tokens.ts";

export const name = style({
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(10rem, 1fr)",
  alignItems: "center",
  gap: space.small,
});
export const actions = style({ display: "flex", gap: space.xsmall });
export const thumb = style({ borderRadius: radius.small, overflow: "hidden" });
