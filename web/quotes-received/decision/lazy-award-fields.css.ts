import { style } from "@vanilla-extract/css";

export const reserved = style({ minBlockSize: "18rem" });
