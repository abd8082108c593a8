import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const wide = media.large;

export const head = style({
  display: "none",
  "@media": { [wide]: { display: "table-header-group" } },
});

/** A rate on a wide screen, a card of as many columns as fit on a narrow one. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 45%), 1fr))",
  alignItems: "end",
  gap: space.small,
  padding: `${space.medium} 0`,
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": { [wide]: { display: "table-row", padding: 0 } },
});

export const cell = style({
  minWidth: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  "::before": { content: "attr(data-label)", display: "block", marginBottom: "0.125rem" },
  "@media": {
    [wide]: {
      display: "table-cell",
      padding: "0.25rem 0.1875rem",
      borderBottom: `1px solid ${vars.color.rule}`,
      verticalAlign: "top",
      "::before": { content: "none" },
    },
  },
});

export const nameCell = style([
  cell,
  {
    gridColumn: "1 / -1",
    color: vars.color.ink,
    fontSize: fontSize.medium,
    fontWeight: 600,
    textAlign: "left",
    "@media": {
      [wide]: { width: "14rem", paddingTop: "0.75rem", fontSize: fontSize.small, lineHeight: 1.35 },
    },
  },
]);

export const unitCell = style([cell, { "@media": { [wide]: { width: "12rem" } } }]);
export const priceCell = style([cell, { "@media": { [wide]: { width: "7.5rem" } } }]);
/** The rest of its line in a card, but for the button that removes the rate. */
export const noteCell = style([cell, { gridColumn: "1 / -2" }]);
export const removeCell = style([
  cell,
  { textAlign: "right", "@media": { [wide]: { width: "3rem" } } },
]);
