import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { swiped } from "../theme/shapes.ts";

/** The latest cards; on a phone in one row to swipe through. */
export const latest = style({});
globalStyle(`${latest} > ul`, {
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "none",
      ...swiped,
      gridAutoColumns: "min(17rem, 88%)",
      padding: "0.25rem 0.25rem 1rem",
      scrollPadding: "0.25rem",
    },
  },
});
globalStyle(`${latest} > ul > li`, {
  "@media": { [media.phone]: { minWidth: 0, scrollSnapAlign: "start" } },
});
