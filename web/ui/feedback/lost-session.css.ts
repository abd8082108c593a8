import { style } from "@vanilla-extract/css";

export const aside = style({ marginTop: "1.5rem" });
