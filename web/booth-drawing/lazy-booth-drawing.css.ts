import { style } from "@vanilla-extract/css";

/** Reserves the drawing's space before it loads. */
export const frame = style({ aspectRatio: "4 / 3" });
