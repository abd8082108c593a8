import { globalStyle, style } from "@vanilla-extract/css";

/** Links on lines of their own, tall enough to tap. */
export const contact = style({});
globalStyle(`${contact} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
});
