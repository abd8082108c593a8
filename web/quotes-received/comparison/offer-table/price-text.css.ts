import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { fontSize } from "../../../theme/tokens.ts";
import { amount } from "../../../ui/data/rows.css.ts";
import { cellRoom } from "./offer-table.css.ts";

/** Number of characters of the longest part that can't be broken. */
export const characters = createVar();

/** Maximum width of a figure or separator in the display face, in em. */
const characterEm = 0.56;
const fitting = `clamp(${fontSize.small}, calc(${cellRoom} / (${characters} * ${characterEm})), ${fontSize.card})`;

export const priceText = style({
  overflowWrap: "normal",
  "@media": {
    [`not all and ${media.medium}`]: { selectors: { [`${amount}&`]: { fontSize: fitting } } },
    [media.print]: { selectors: { [`${amount}&`]: { fontSize: fontSize.card } } },
  },
});
