import { globalStyle, style } from "@vanilla-extract/css";
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
globalStyle(`${bar} > button`, { whiteSpace: "nowrap" });

/** Builder and amount. */
export const who = style({
  flex: "1 1 0",
  minWidth: 0,
  minHeight: "2.75rem",
  padding: 0,
  border: "none",
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: fontSize.small,
  lineHeight: 1.3,
  textAlign: "start",
  cursor: "pointer",
});
export const line = style({ display: "flex", alignItems: "center", gap: "0.25rem" });
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
export const price = style({
  fontSize: fontSize.medium,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
