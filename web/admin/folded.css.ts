import { style } from "@vanilla-extract/css";
import { space } from "../theme/tokens.ts";

/** The line that opens a folded part. */
export const foldSummary = style({
  display: "list-item",
  minHeight: "2.75rem",
  paddingBlock: space.small,
  fontWeight: 600,
  cursor: "pointer",
});
