import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontFamily, fontSize, space } from "../../theme/tokens.ts";
import { cards } from "../stat-cards.css.ts";

/** A group's heading stands above the labels of its fields. */
export const form = style({});
globalStyle(`${form} legend`, {
  fontFamily: fontFamily.display,
  fontSize: fontSize.large,
  marginBottom: space.small,
});

/** Short fields side by side where there is room. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(8rem, 100%), 1fr))",
  gap: space.medium,
  alignItems: "start",
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** On a phone a field that is wider than a number takes a whole row. */
globalStyle(`${fields} > :has(select, input:not([inputmode]))`, {
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});

/** Four figures on one sheet, styled like the cards of requests. */
export const fourCards = style([
  cards,
  { "@media": { [media.medium]: { gridTemplateColumns: "repeat(4, 1fr)" } } },
]);
