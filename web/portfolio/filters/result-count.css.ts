import { style } from "@vanilla-extract/css";

export const count = style({ marginBottom: "1rem", fontVariantNumeric: "tabular-nums" });
