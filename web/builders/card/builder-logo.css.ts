import { style, styleVariants } from "@vanilla-extract/css";
import { sheetEdge } from "../../theme/shapes.ts";

export const frame = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  ...sheetEdge,
});
export const sizes = styleVariants({
  small: { width: "3rem", height: "3rem" },
  large: { width: "clamp(4rem, 12vw, 6.5rem)", height: "clamp(4rem, 12vw, 6.5rem)" },
});
export const picture = style({ width: "100%", height: "100%", objectFit: "contain" });
