import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { cell, wideRow } from "../../ui/form/editable-table.css.ts";

const wide = media.large;

/** A rate: a table row on a wide screen, a card with as many columns as fit on a narrow one. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 45%), 1fr))",
  alignItems: "end",
  gap: space.small,
  padding: `${space.medium} 0`,
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": { [wide]: wideRow },
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
      [wide]: {
        gridColumn: "auto",
        paddingTop: "0.75rem",
        fontSize: fontSize.small,
        lineHeight: 1.35,
      },
    },
  },
]);

/** The note fills the rest of its line in a card, beside the button that removes the rate. */
export const noteCell = style([
  cell,
  { gridColumn: "1 / -2", "@media": { [wide]: { gridColumn: "auto" } } },
]);
export const removeCell = style([cell, { textAlign: "right" }]);
