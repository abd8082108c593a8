import { style } from "@vanilla-extract/css";

/** Breaks a long email address, so that the page doesn't get wider than a phone. */
export const person = style({ minWidth: 0, overflowWrap: "anywhere" });
