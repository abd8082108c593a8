import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

/** On a line of its own height where it stands alone, so that a thumb hits it. */
export const alone = style({ minHeight: 44 });

export const externalLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.2em",
  color: vars.color.info,
  overflowWrap: "anywhere",
});

// beside a long address, too, the arrow is as large as ever
globalStyle(`${externalLink} > svg`, { flexShrink: 0 });
