import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { sheetEdge } from "../../theme/shapes.ts";
import { fontSize } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** Beside the form on laptops; on small screens a small one, and only on the step with features. */
export const preview = style({
  display: "none",
  margin: 0,
  overflow: "hidden",
  ...sheetEdge,
  selectors: {
    '&[data-step="1"]': {
      display: "grid",
      order: -1,
      gridTemplateColumns: "9rem 1fr",
      alignItems: "center",
    },
  },
  "@media": {
    [media.large]: {
      display: "block",
      position: "sticky",
      top: "6rem",
      selectors: { '&[data-step="1"]': { display: "block", order: 0 } },
    },
  },
});

export const caption = style({
  display: "grid",
  gap: "0.25rem",
  padding: "0.75rem 1rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  "@media": { [media.large]: { borderTop: `1px solid ${vars.color.rule}` } },
});
