import { style } from "@vanilla-extract/css";
import { fontSize, radius } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/**
 * A picture's frame with its kind in the corner. The label is CSS content, so that screen readers
 * don't repeat it for every picture of a list.
 */
export const labeled = style({
  position: "relative",
  selectors: {
    "&[data-picture]::after": {
      // the first is for browsers that don't support the second
      content: ["attr(data-picture)", 'attr(data-picture) / ""'],
      position: "absolute",
      insetInlineStart: "0.5rem",
      insetBlockEnd: "0.5rem",
      padding: "0.0625rem 0.5rem",
      borderRadius: radius.small,
      background: vars.color.surface,
      color: vars.color.ink,
      fontSize: fontSize.small,
      lineHeight: 1.5,
      pointerEvents: "none",
    },
  },
});
