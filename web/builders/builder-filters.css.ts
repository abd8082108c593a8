import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { sheetEdge } from "../theme/shapes.ts";
import { radius } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

const twoColumns = "minmax(0, 1fr) minmax(0, 1fr)";
const sheet = { ...sheetEdge, padding: "clamp(1rem, 2.5vw, 1.5rem)" };

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.5rem",
  "@media": { [media.large]: { gap: "1rem", ...sheet }, [media.print]: { display: "none" } },
});
/** The search line and its button. */
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0.5rem",
});
/** The button that opens the filters, and the chips; a phone scrolls them sideways. */
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  margin: "-3px",
  padding: "3px",
  "@media": {
    [media.phone]: { overflowX: "auto" },
    [media.large]: { selectors: { "&:not(:has(ul))": { display: "none" } } },
  },
});
/** Opens the filters without scripts, too. */
export const toggle = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5rem",
  position: "relative",
  flex: "none",
  minHeight: "2.75rem",
  padding: "0.25rem 0.875rem",
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  fontWeight: 600,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { borderColor: vars.color.ink, background: vars.color.sunken },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "1px" },
  },
  "@media": { [media.large]: { display: "none" } },
});
export const toggleBox = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  cursor: "pointer",
});
export const filters = style({
  display: "none",
  gridTemplateColumns: twoColumns,
  gap: "1rem",
  alignItems: "end",
  ...sheet,
  selectors: { [`${form}:has(${toggleBox}:checked) &`]: { display: "grid" } },
  "@media": {
    [media.large]: {
      display: "grid",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      padding: 0,
      border: "none",
    },
  },
});
export const wide = style({
  gridColumn: "1 / -1",
  "@media": { [media.small]: { gridColumn: "auto" } },
});
