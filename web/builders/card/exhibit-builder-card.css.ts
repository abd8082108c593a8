import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { linesShown, swiped } from "../../theme/shapes.ts";

const rows = {
  gridAutoFlow: "row",
  gridAutoColumns: "auto",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(21rem, 100%), 1fr))",
  padding: 0,
  overflow: "visible",
} as const;

/** Cards of equal height: as many per row as fit; on a phone one row to swipe through. */
export const cards = style({
  display: "grid",
  ...swiped,
  gridAutoColumns: "min(90%, 20rem)",
  gap: "1.25rem",
  padding: "0.25rem 0.25rem 1rem",
  scrollPadding: "0.25rem",
  listStyle: "none",
  "@media": { [media.small]: rows, [media.print]: rows },
});
export const place = style({ display: "grid", minWidth: 0, scrollSnapAlign: "start" });
export const link = style({
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "0.875rem",
  alignItems: "center",
});
/** On a phone long texts are cut, so that they don't make all cards as tall. */
export const about = style({
  "@media": {
    [media.phone]: linesShown(4),
  },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "0.5rem",
  marginTop: "auto",
});
