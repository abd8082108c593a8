import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { linesShown } from "../../theme/shapes.ts";
import { fontSize, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** A request in two columns where there is room: its facts, and its actions. */
export const entry = style({
  display: "grid",
  gap: space.small,
  padding: `${space.medium} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  overflowWrap: "anywhere",
  selectors: { "&:last-child": { paddingBottom: 0 } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xsmall} ${space.small}`,
});
/** Labeled facts in a row that wraps like text. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.large}`,
  margin: 0,
  fontSize: fontSize.small,
  lineHeight: 1.6,
});
export const fact = style({ display: "flex", gap: "0.375rem", minWidth: 0 });
export const label = style({ color: vars.color.inkMuted, whiteSpace: "nowrap" });
export const value = style({ margin: 0, fontWeight: 500, fontVariantNumeric: "tabular-nums" });
/** The exhibitor's text, cut after two lines; the details show all of it. */
export const requirements = style({
  ...linesShown(2),
  maxWidth: "60rem",
  fontSize: fontSize.small,
  lineHeight: 1.5,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.small,
  "@media": { [media.print]: { display: "none" } },
});
export const closedSummary = style({
  display: "list-item",
  minHeight: "2.75rem",
  paddingBlock: space.small,
  fontWeight: 600,
  cursor: "pointer",
});
