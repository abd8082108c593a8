import { style } from "@vanilla-extract/css";

/** A long address breaks; it does not push the page wider than a phone. */
export const person = style({ minWidth: 0, overflowWrap: "anywhere" });
