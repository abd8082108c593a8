import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { swiped } from "../../theme/shapes.ts";
import { vars } from "../../theme/vars.css.ts";

export const near = style({
  display: "grid",
  gap: "2rem",
  marginTop: "clamp(2.5rem, 5vw, 4rem)",
  "@media": { [media.print]: { display: "none" } },
});
const rows = {
  gridAutoFlow: "row",
  gridAutoColumns: "auto",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  overflow: "visible",
} as const;

/** Similar projects: in columns, and on a phone in one row to swipe through. */
export const similarGrid = style({
  display: "grid",
  ...swiped,
  gridAutoColumns: "min(80%, 18rem)",
  gap: "clamp(1.25rem, 2.5vw, 2rem)",
  paddingBlockEnd: "0.5rem",
  "@media": {
    [media.small]: rows,
    [media.large]: { ...rows, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const neighbors = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem 2rem",
  paddingTop: "1.25rem",
  borderTop: `1px solid ${vars.color.rule}`,
});
export const older = style({ marginLeft: "auto", textAlign: "right" });
