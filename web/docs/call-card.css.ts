import { style } from "@vanilla-extract/css";

export const path = style({ fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere" });
