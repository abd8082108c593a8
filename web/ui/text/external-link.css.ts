import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

/** A link on its own line, tall enough to tap. */
export const alone = style({ minHeight: 44 });

export const externalLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.2em",
  color: vars.color.info,
  overflowWrap: "anywhere",
});

// the arrow keeps its size beside a long URL
globalStyle(`${externalLink} > svg`, { flexShrink: 0 });
