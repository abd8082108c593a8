import { style } from "@vanilla-extract/css";
import { radius } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

/** A category that the quote leaves out: hatched, and named in words too. */
export const gap = style({
  display: "block",
  padding: "0.125rem 0.375rem",
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.small,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.gridBold} 0 2px, transparent 2px 8px)`,
});
