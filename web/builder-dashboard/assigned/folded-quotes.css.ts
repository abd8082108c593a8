import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../../theme/tokens.ts";

/** Folded lists in one line; an opened one takes the width. */
export const folds = style({ display: "flex", flexWrap: "wrap", columnGap: space.large });
globalStyle(`${folds} > details[open]`, { flex: "1 0 100%", minWidth: 0 });

/** The words that open a folded list. */
export const folded = style({
  display: "list-item",
  minHeight: "2.75rem",
  paddingBlock: space.small,
  fontWeight: 600,
  cursor: "pointer",
});
