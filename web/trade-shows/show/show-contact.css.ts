import { globalStyle, style } from "@vanilla-extract/css";

/** Its links stand alone, a line each: tall enough for a finger. */
export const contact = style({});
globalStyle(`${contact} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
});
