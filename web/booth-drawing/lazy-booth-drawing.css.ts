import { style } from "@vanilla-extract/css";

/** Reserves the drawing's space. */
export const frame = style({ aspectRatio: "4 / 3" });
