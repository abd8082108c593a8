import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

const wide = media.large;

/** Column widths on a wide screen. */
export const columns = createVar();

// each row is a grid of its own, so that a longer amount lays out only its row
export const table = style({
  display: "block",
  width: "100%",
  fontVariantNumeric: "tabular-nums",
});

export const body = style({ display: "block" });

export const head = style({ display: "none", "@media": { [wide]: { display: "block" } } });

/**
 * A row on a wide screen, where cells align in columns; on narrower ones each table defines its own
 * cards.
 */
export const wideRow = {
  display: "grid",
  gridTemplateColumns: columns,
  gap: 0,
  padding: 0,
  alignItems: "start",
} as const;

export const headRow = style({
  ...wideRow,
  alignItems: "end",
  borderBottom: `1.5px solid ${vars.color.ink}`,
});

export const heading = style({
  padding: `${space.small} 0.375rem`,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  textAlign: "left",
});

export const cell = style({
  minWidth: 0,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  "::before": { content: "attr(data-label)", display: "block", marginBottom: "0.125rem" },
  "@media": {
    [wide]: { gridColumn: "auto", padding: "0.25rem 0.1875rem", "::before": { content: "none" } },
  },
});

/** A field of the table: compact for pointers, and tall enough to tap on a phone. */
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

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: space.small,
});

export const adder = style({ flex: "1 1 14rem", maxWidth: "20rem" });
