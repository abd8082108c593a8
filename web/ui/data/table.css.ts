import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const wide = media.medium;

export const table = style({ fontVariantNumeric: "tabular-nums" });
export const caption = style({ textAlign: "left", fontWeight: 600, paddingBottom: "0.5rem" });
export const head = style({
  display: "none",
  "@media": { [wide]: { display: "table-header-group" } },
});
export const heading = style({
  padding: "0.5rem 0.75rem",
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  verticalAlign: "bottom",
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "1rem",
  paddingBlock: "0.75rem",
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": { [wide]: { display: "table-row" } },
});
// on a phone each cell is a line that begins with its column's header
export const cell = style({
  display: "flex",
  gridColumn: "1 / -1",
  justifyContent: "space-between",
  gap: "1rem",
  paddingBlock: "0.25rem",
  // words stay whole; addresses among them break by themselves
  overflowWrap: "break-word",
  "::before": { content: "attr(data-label)", color: vars.color.inkMuted, flex: "none" },
  selectors: {
    "&:has(> span:empty)": { display: "none" },
    "&:not([data-label])": { justifyContent: "start", fontWeight: 600 },
    "&:not([data-label])::before": { content: "none" },
    // a title leaves room for a sum
    "&:not([data-label]):has(~ td:not([data-label]))": { gridColumn: "1" },
  },
  "@media": {
    [wide]: {
      selectors: {
        "&:has(> span:empty)": { display: "table-cell" },
        "&:not([data-label])": { fontWeight: 400 },
      },
      display: "table-cell",
      padding: "0.75rem",
      verticalAlign: "top",
      "::before": { content: "none" },
    },
  },
});
export const sum = style({ gridArea: "1 / 2" });
export const aligns = styleVariants({
  start: { textAlign: "left" },
  end: { textAlign: "right", whiteSpace: "nowrap" },
});
