import { style } from "@vanilla-extract/css";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";
import { field } from "../../ui/form/editable-table.css.ts";

/** A row of 64 px: name, chip, amount. Rows outside the viewport are not laid out or painted. */
export const compactRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 6.375rem minmax(5rem, 25%)",
  columnGap: space.small,
  alignItems: "center",
  minHeight: "4rem",
  borderBottom: `1px solid ${vars.color.rule}`,
  contentVisibility: "auto",
  // contained painting would clip the focus ring
  overflowClipMargin: "4px",
  containIntrinsicBlockSize: "auto 4rem",
});

export const compactCell = style({ minWidth: 0, padding: 0, fontWeight: 400, textAlign: "left" });

const bare = {
  width: "100%",
  minHeight: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.ink,
  fontFamily: "inherit",
  cursor: "pointer",
} as const;

/** The name, which opens the sheet. */
export const compactName = style({
  ...bare,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "left",
  textDecoration: "underline",
  textDecorationColor: vars.color.control,
  textUnderlineOffset: "0.2em",
});

/** An amount that quantity and unit price make; it opens the sheet. */
export const compactAmount = style({
  ...bare,
  fontWeight: 600,
  textAlign: "right",
  fontVariantNumeric: "tabular-nums",
});

export const chip = style([
  field,
  {
    padding: 0,
    borderRadius: "999px",
    background: vars.color.sunken,
    fontSize: fontSize.small,
    textAlign: "center",
    textAlignLast: "center",
    appearance: "none",
  },
]);

/** Notes and errors below the three cells. */
export const belowRow = style({ gridColumn: "1 / -1", padding: `0 0 ${space.small}` });

export const sheetCell = style({
  display: "grid",
  gap: "0.25rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});
