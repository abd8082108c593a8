import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { fontSize, measure, pageSide } from "../theme/tokens.ts";

export const layout = style({
  display: "grid",
  gap: "2rem",
  alignItems: "center",
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  padding: `clamp(1.5rem, 6vw, 5rem) ${pageSide}`,
  "@media": { [media.medium]: { gridTemplateColumns: "1.4fr 1fr" } },
});
export const words = style({ display: "grid", gap: "1rem", justifyItems: "start" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: "0.75rem" });
// both buttons side by side
globalStyle(`${actions} > a`, {
  "@media": { [media.phone]: { paddingInline: "1rem", fontSize: fontSize.medium } },
});
export const picture = style({
  display: "none",
  "@media": { [media.medium]: { display: "block" } },
});
