import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

export const list = style({
  display: "grid",
  gap: "2rem clamp(1.25rem, 2.5vw, 2rem)",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
/** Positions the heart in the card's corner. */
export const place = style({ position: "relative", display: "grid" });
/** For cards without a picture: the heart lies on the upper edge, and the text begins below it. */
export const pinned = style({});
globalStyle(`${pinned} > :first-child`, { paddingTop: "1.875rem" });
