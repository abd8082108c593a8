import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

export const layout = style({
  display: "grid",
  alignItems: "center",
  gap: "2rem",
  paddingBlock: "clamp(2.5rem, 8vw, 6rem)",
  "@media": { [media.medium]: { gridTemplateColumns: "1fr 1fr" } },
});
export const words = style({ display: "grid", gap: "1.25rem", justifyItems: "start" });
export const text = style({ display: "grid", gap: "0.75rem" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: "0.75rem" });
