import { style } from "@vanilla-extract/css";

/** Keeps the drawing's place while there is none. */
export const frame = style({ aspectRatio: "4 / 3" });
