import { style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { fontSize } from "../../../theme/tokens.ts";
import { stickyBar } from "../../../ui/layout/sticky-bar.ts";

/** At the foot of a phone's window while the table goes by. */
export const bar = style(stickyBar(media.medium));
export const who = style({ minWidth: 0, lineHeight: 1.3 });
export const name = style({
  display: "block",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: fontSize.small,
});
export const price = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });
