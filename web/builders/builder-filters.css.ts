import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { sheetEdge } from "../theme/shapes.ts";
import { vars } from "../theme/vars.css.ts";

const twoColumns = "minmax(0, 1fr) minmax(0, 1fr)";

export const form = style({
  display: "grid",
  gap: "1rem",
  gridTemplateColumns: twoColumns,
  alignItems: "end",
  padding: "clamp(1rem, 2.5vw, 1.5rem)",
  ...sheetEdge,
  "@media": {
    [media.large]: { gridTemplateColumns: "1.4fr 1.4fr 1fr 1fr 1.25fr" },
    [media.print]: { display: "none" },
  },
});
export const wide = style({
  gridColumn: "1 / -1",
  "@media": { [media.small]: { gridColumn: "auto" } },
});
/** Opens the further filters as popovers, without scripts too. */
export const more = style({
  display: "flex",
  alignItems: "center",
  gap: "0.625rem",
  minHeight: "3rem",
  cursor: "pointer",
  "@media": { [media.large]: { display: "none" } },
});
export const moreBox = style({ width: "1.25rem", height: "1.25rem", accentColor: vars.color.ink });
export const further = style({
  display: "none",
  gridColumn: "1 / -1",
  gap: "1rem",
  gridTemplateColumns: twoColumns,
  alignItems: "end",
  selectors: { [`${form}:has(${moreBox}:checked) &`]: { display: "grid" } },
  "@media": {
    [media.large]: {
      display: "grid",
      gridColumn: "1 / -2",
      gridTemplateColumns: "1.8fr 1fr 1.25fr 1fr",
    },
  },
});
export const words = style({
  gridColumn: "1 / -1",
  "@media": { [media.large]: { gridColumn: "auto" } },
});
export const last = style({
  gridColumn: "1 / -1",
  "@media": { [media.large]: { gridColumn: "auto" } },
});
