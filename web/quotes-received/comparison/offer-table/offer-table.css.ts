import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../../theme/media.ts";
import { fontSize, pageSide, radius, space } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

/** On a phone: "management" beside a fold's mark, whole. */
const factWidth = "8rem";

/** The position at which the names of the builders stay in sight, and the height of what is over a row; unset they scroll away. */
const headTop = createVar();
const headRoom = createVar();
const quoteWidth = createVar();
const tableWidth = createVar();

/** So many quotes have room beside the facts: nothing scrolls sideways, and what sticks sticks to the window. */
const fits = (quotes: number) => ({
  [`&:not(:has(thead th:nth-child(${quotes + 2})))`]: {
    overflow: "visible" as const,
    maxHeight: "none",
    vars: {
      [headTop]: "calc(4.5rem + 1px)",
      [headRoom]: "13rem",
      [quoteWidth]: "auto",
      [tableWidth]: "100%",
    },
  },
});

/** On a phone it reaches from edge to edge, shows two quotes beside the facts, and stops at whole quotes. */
export const scroller = style({
  // what is only heard stays within it, too
  position: "relative",
  overflowX: "auto",
  marginInline: `calc(-1 * ${pageSide})`,
  scrollSnapType: "x mandatory",
  scrollPaddingInlineStart: factWidth,
  borderBlock: `1px solid ${vars.color.rule}`,
  background: vars.color.surface,
  selectors: {
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  },
  "@media": {
    [media.medium]: {
      marginInline: 0,
      border: `1px solid ${vars.color.rule}`,
      borderRadius: radius.medium,
      scrollSnapType: "none",
      // more quotes than fit scroll in a frame of their own, below their names
      maxHeight: "calc(100dvh - 6rem)",
      vars: { [headTop]: "0px", [headRoom]: "8rem" },
      selectors: fits(3),
    },
    [media.large]: { selectors: fits(4) },
    [media.bar]: { selectors: fits(5) },
    [media.short]: { maxHeight: "none" },
    [media.print]: { overflow: "visible", maxHeight: "none", marginInline: 0, border: "none" },
  },
});

export const table = style({
  width: fallbackVar(tableWidth, "max-content"),
  minWidth: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [media.print]: { width: "100%", fontSize: fontSize.small },
  },
});

const cellPadding = "0.625rem";
const phoneWidth = `(100vw - ${factWidth}) / 2`;
/** The width of a quote's cell on a phone. */
export const cellRoom = `(${phoneWidth} - 2 * ${cellPadding})`;

const cellBase = {
  padding: `${space.small} ${cellPadding}`,
  verticalAlign: "top",
  textAlign: "start",
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  borderTop: `1px solid ${vars.color.rule}`,
} as const;
const wideCell = {
  padding: `0.75rem ${space.medium}`,
} as const;

/** Every category and five quotes fit on one sheet. */
const printCell = { padding: "0 0.25rem", lineHeight: 1.2 } as const;

/** The row header: it stays in place while the quotes scroll. */
export const fact = style({
  ...cellBase,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  width: factWidth,
  paddingInline: "0.5rem",
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: 600,
  hyphens: "auto",
  "@media": {
    [media.medium]: { ...wideCell, width: "10rem" },
    [media.print]: { ...printCell, position: "static", width: "19rem", background: "none" },
  },
});

export const cell = style({
  ...cellBase,
  width: `calc(${phoneWidth})`,
  borderInlineStart: `1px solid ${vars.color.rule}`,
  fontSize: fontSize.small,
  "@media": {
    // three of them beside the facts on a tablet
    [media.medium]: {
      ...wideCell,
      width: fallbackVar(quoteWidth, "11.25rem"),
      fontSize: fontSize.medium,
    },
    [media.print]: { ...printCell, width: "auto", minWidth: 0, fontSize: fontSize.small },
  },
});
/** The head of a group of rows, with their sums. */
export const group = style({});
globalStyle(`${group} > td`, { background: vars.color.sunken, fontWeight: 600 });
globalStyle(`${group} > th`, { color: vars.color.ink });
globalStyle(`${table} :is(td, th):focus-visible`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "-2px",
});

export const fold = style({
  display: "flex",
  alignItems: "center",
  gap: "0.25rem",
  width: "100%",
  minHeight: "2.75rem",
  margin: "-0.5rem 0 -0.125rem",
  padding: 0,
  border: "none",
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "@media": { [media.print]: { minHeight: 0, margin: 0 } },
});
/** The name of a row with lines to read. */
export const opens = style({
  textDecoration: "underline dotted",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: vars.color.ink, textDecorationStyle: "solid" } },
  "@media": { [media.print]: { textDecoration: "none" } },
});
export const folding = style({
  flex: "none",
  selectors: { [`${fold}[aria-expanded="false"] &`]: { transform: "rotate(-90deg)" } },
  "@media": { [media.print]: { display: "none" } },
});

export const head = style({
  borderTop: "none",
  borderBottom: `1px solid ${vars.color.rule}`,
  fontWeight: 400,
  scrollSnapAlign: "start",
  background: vars.color.surface,
  "@media": {
    [media.medium]: {
      position: "sticky",
      insetBlockStart: fallbackVar(headTop, "auto"),
      zIndex: 2,
    },
    [media.short]: { insetBlockStart: "auto" },
    [media.print]: { position: "static" },
  },
});
// the corner lies over both
globalStyle(`${table} > thead th:first-child`, { "@media": { [media.medium]: { zIndex: 3 } } });
globalStyle(`${table} > thead + tbody > tr:first-child > *`, { borderTop: "none" });
// what gets the focus comes out from under the names
globalStyle(`${table} > tbody :is(td, th, a, button)`, {
  scrollMarginBlockStart: fallbackVar(headRoom, "0px"),
});
export const silent = style({ color: vars.color.inkMuted });

/** A quote that ended: it is read, and not chosen. */
export const past = style({ color: vars.color.inkMuted, background: vars.color.sunken });

/** The quote that the bar at the foot of a phone speaks of. */
export const focused = style({
  boxShadow: `inset 0 3px 0 ${vars.color.accent}`,
  "@media": { [media.medium]: { boxShadow: "none" }, [media.print]: { boxShadow: "none" } },
});
export const chosen = style({ boxShadow: `inset 0 3px 0 ${vars.color.positive}` });

/** A line of its own; on paper it goes on in the line, so that the sheet stays one. */
export const note = style({
  display: "block",
  fontWeight: 400,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  "@media": {
    [media.print]: {
      display: "inline",
      "::before": { content: "' '" },
      selectors: { "&:not(:first-child)::before": { content: "' · '" } },
    },
  },
});

export const decide = style({ display: "grid", gap: space.small, justifyItems: "stretch" });
globalStyle(`${decide} button`, { paddingInline: "0.5rem", width: "100%" });

/** For the screen: on paper there is nothing to press. */
export const screenOnly = style({ "@media": { [media.print]: { display: "none" } } });

/** A long message is cut on paper, so that the sheet stays one; the page has the whole of it. */
export const message = style({
  "@media": {
    [media.print]: {
      display: "-webkit-box",
      overflow: "hidden",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 12,
    },
  },
});

/** More than two years old: still shown, and named so in words. */
export const old = style({ color: vars.color.inkMuted, fontStyle: "italic" });
