import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const wide = media.large;

export const table = style({ width: "100%", fontVariantNumeric: "tabular-nums" });

export const head = style({
  display: "none",
  "@media": { [wide]: { display: "table-header-group" } },
});

export const heading = style({
  padding: `${space.small} 0.375rem`,
  borderBottom: `1.5px solid ${vars.color.ink}`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  textAlign: "left",
  verticalAlign: "bottom",
});

/** A line on a wide screen, a card of four columns on a tablet and of two on a phone. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.small,
  padding: `${space.medium} 0`,
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": {
    [media.medium]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [wide]: { display: "table-row", padding: 0 },
  },
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

export const wholeLine = style({
  gridColumn: "1 / -1",
  "@media": { [media.medium]: { gridColumn: "span 2" } },
});

/** The category beside its description. */
export const nameCell = style([
  cell,
  wholeLine,
  {
    color: vars.color.ink,
    fontSize: fontSize.medium,
    fontWeight: 600,
    textAlign: "left",
    "@media": {
      [media.medium]: { gridColumn: "1 / 4", alignSelf: "center" },
      [wide]: { width: "13rem", paddingTop: "0.75rem", fontSize: fontSize.small, lineHeight: 1.35 },
    },
  },
]);

export const widths = {
  label: style({ "@media": { [wide]: { width: "auto" } } }),
  kind: style({ "@media": { [wide]: { width: "9.25rem" } } }),
  quantity: style({ "@media": { [wide]: { width: "6rem" } } }),
  unit: style({ "@media": { [wide]: { width: "7rem" } } }),
  price: style({ "@media": { [wide]: { width: "7.5rem" } } }),
  amount: style({ "@media": { [wide]: { width: "7rem" } } }),
  remove: style({ "@media": { [wide]: { width: "3rem" } } }),
};

/** A field of the table: as low as a pointer allows where there are many, and as high as a finger needs on a phone. */
export const field = style({
  width: "100%",
  minWidth: 0,
  minHeight: "2.75rem",
  padding: "0.25rem 0.5rem",
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: fontSize.medium,
  selectors: {
    "&:focus-visible": {
      outline: "none",
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 2px ${vars.color.focus}`,
    },
    "&[aria-invalid=true]": { borderColor: vars.color.critical },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&:focus-visible": { outline: "2px solid" } } },
  },
});

export const number = style([field, { textAlign: "right" }]);

export const amount = style([
  cell,
  {
    color: vars.color.ink,
    textAlign: "right",
    fontWeight: 600,
    "@media": { [wide]: { paddingTop: "0.75rem" } },
  },
]);

export const removeCell = style([
  cell,
  { textAlign: "right", "@media": { [media.medium]: { gridColumn: 4, gridRow: 1 } } },
]);

/** Nothing is said about it yet. */
export const unsaid = style({ color: vars.color.inkMuted, fontStyle: "italic" });

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space.small,
});

export const adder = style({ flex: "1 1 14rem", maxWidth: "20rem" });

export const summary = style({
  display: "grid",
  gap: space.small,
  padding: space.medium,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.sunken,
});

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.small,
  fontVariantNumeric: "tabular-nums",
});

export const meter = style({ width: "100%", height: "0.5rem", accentColor: vars.color.positive });

export const pasted = style({
  maxHeight: "14rem",
  overflowY: "auto",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: fontSize.small,
});

export const pastedRow = style({ padding: "0.25rem 0", overflowWrap: "anywhere" });

export const pastedError = style([pastedRow, { color: vars.color.critical }]);

/** Under the category that the exhibitor asked to have priced. */
export const askedNote = style({
  display: "block",
  color: vars.color.accentInk,
  fontSize: fontSize.small,
  fontWeight: 600,
});

/** Where the price of a row was filled in from. */
export const mark = style({
  display: "block",
  color: vars.color.positive,
  fontSize: fontSize.small,
  fontWeight: 600,
});

/** In place of the price of a percentage. */
export const ofAbove = style({
  display: "block",
  paddingTop: "0.625rem",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});
