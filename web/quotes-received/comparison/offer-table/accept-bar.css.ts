import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { fontSize, space } from "../../../theme/tokens.ts";
import { stickyBar } from "../../../ui/layout/sticky-bar.ts";

/** Sticks to the bottom of a phone's window while the table scrolls. */
export const bar = style(stickyBar(media.medium));
/** With two buttons: stacked, with the quote in one line above them. */
export const stacked = style([
  bar,
  {
    flexDirection: "column",
    alignItems: "stretch",
    gap: space.xsmall,
  },
]);
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.small,
  fontSize: fontSize.small,
});
export const who = style({ minWidth: 0, lineHeight: 1.3 });
export const name = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: fontSize.small,
});
export const price = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });
