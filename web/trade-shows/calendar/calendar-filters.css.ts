import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { sheetEdge } from "../../theme/shapes.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "1rem",
  alignItems: "end",
  padding: "clamp(1rem, 2.5vw, 1.5rem)",
  ...sheetEdge,
  "@media": {
    [media.large]: { gridTemplateColumns: "2fr 1.2fr 1fr 1.2fr 0.8fr auto" },
    [media.print]: { display: "none" },
  },
});
export const ofMonth = style({
  "@media": { [media.large]: { gridTemplateColumns: "2fr 1.2fr 1fr 1.2fr auto" } },
});
/** As wide as the form, until everything fits into one row. */
export const wide = style({
  display: "grid",
  gridColumn: "1 / -1",
  "@media": { [media.large]: { gridColumn: "auto" } },
});
